/**
 * Rows as a file that spreadsheets open: CSV of RFC 4180 in UTF-8 with a byte order mark. A cell that a spreadsheet
 * would take for a formula gets an apostrophe in front; plain numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const number = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !number && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
