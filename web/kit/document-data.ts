/** The data that the build has written into the page. `id`: of its element. */
export function data(id: string) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}
