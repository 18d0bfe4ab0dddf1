/** A line of a csv file (RFC 4180) with its end; a text that a spreadsheet would read as a formula begins with an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A csv file begins with it, so that spreadsheets read it as UTF-8. */
export const csvMark = "\uFEFF";

function cell(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
