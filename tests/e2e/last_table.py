"""The table of a game as it is kept for the next visit."""

__all__ = ["LOOKS_FOR_TABLE"]

LOOKS_FOR_TABLE = """() => {
  const look = async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === "freebooters-tables")) return false;
    const opening = indexedDB.open("freebooters-tables");
    const database = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const reading = database.transaction("tables").objectStore("tables").count();
    const count = await new Promise((resolve) => (reading.onsuccess = () => resolve(reading.result)));
    database.close();
    return count > 0;
  };
  const again = async () => ((window.isKept = await look()) ? null : setTimeout(again, 50));
  void again();
}"""
"""Run in the page: sets `window.isKept` once a table is kept."""
