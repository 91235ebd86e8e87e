/** The data that the build has written into the page. @param {string} id of its element */
export function data(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}
