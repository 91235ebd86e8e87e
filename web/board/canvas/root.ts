/** The element that a board fills its host with. */
export function createRoot(host: HTMLElement) {
  const root = document.createElement("div");
  const { style } = root;
  if (getComputedStyle(host).position === "static") host.style.position = "relative";
  style.position = "absolute";
  style.inset = "0";
  style.overflow = "hidden";
  style.userSelect = "none";
  style.setProperty("-webkit-user-select", "none");
  style.touchAction = "manipulation";
  host.append(root);
  return root;
}
