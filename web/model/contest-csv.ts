/** The table of a contest as a file for spreadsheets. Pure. */

/** What some programs take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** So that spreadsheets see that it is UTF-8. */
const MARK = "\ufeff";

/** `decimal`: the sign that the language writes before tenths: where that is a comma, cells are parted by `;`. */
export function csv(rows: readonly (readonly (string | number | null)[])[], decimal: string): string {
  const separator = decimal === "," ? ";" : ",";
  const cell = (value: string | number | null) => {
    if (value === null) return "";
    if (typeof value === "number") return String(value).replace(".", () => decimal);
    const text = FORMULA.test(value) ? `'${value}` : value;
    return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return MARK + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("");
}

/** The sign before tenths in a language. */
export function decimalSign(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}
