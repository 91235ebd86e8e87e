/** Whether the page was opened as a file of this device: what leads to it leads nowhere from another one. */
export function isOwnFile() {
  return location.protocol === "file:";
}
