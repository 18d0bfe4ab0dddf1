/** The cells of a block of tab-separated text as spreadsheets write it, including quotes and line breaks within cells. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [whole = "", quoted] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text[at] === "\t") at += 1;
    else if (at < text.length) {
      at += text.startsWith("\r\n", at) ? 2 : 1;
      if (at < text.length) rows.push([]);
      else break;
    } else break;
  }
  return rows.length === 1 && text === "" ? [] : rows;
}
