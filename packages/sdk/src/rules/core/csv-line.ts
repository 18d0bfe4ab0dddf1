/** A line of a csv file (RFC 4180) with its end; a text that a spreadsheet would read as a formula begins with an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A csv file begins with it, so that spreadsheets read it as UTF-8. */
export const csvMark = "\uFEFF";

/** The text that a cell of a csv file stands for: without the apostrophe that guards it, or the `="…"` that keeps its noughts. */
export function csvContent(text: string): string {
  if (/^'+[=+\-@＝＋－＠\t\r]/.test(text)) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

function cell(text: string): string {
  // one that begins with an apostrophe already gets another one, so that reading it takes off one alone
  const plain = /^'*[=+\-@＝＋－＠\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
