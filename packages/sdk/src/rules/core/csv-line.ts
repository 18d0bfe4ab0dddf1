/** A line of a csv file (RFC 4180) with its end; a text that a spreadsheet would read as a formula is prefixed with an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The start of a csv file, so that spreadsheets read it as UTF-8. */
export const csvMark = "\uFEFF";

/** The value of a cell of a csv file: without the apostrophe that guards it, or the `="…"` that keeps its leading zeros. */
export function csvContent(text: string): string {
  if (/^'+[=+\-@＝＋－＠\t\r]/.test(text)) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

function cell(text: string): string {
  // a text that starts with an apostrophe gets a second one, so that reading removes only one
  const plain = /^'*[=+\-@＝＋－＠\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
