import { type Table, type TableCell, textCell } from "../../core/table-file";

/** Rows as a spreadsheet copies them, with tabs; or typed, with commas or spaces. The first one heads the others. */
export function pastedTable(text: string): Table {
  const lines = (text.includes("\t") ? copied(text) : text.split(/\r?\n/).map(typed)).map((cells, at) => ({ row: at + 1, cells }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some(({ kind }) => kind !== "blank"));
  return { headings: head?.cells.map(({ text: heading }) => heading) ?? [], rows };
}

const typed = (line: string): TableCell[] => line.split(/\s*[,，;；]\s*|\s+/).map(textCell);

/** A cell, in quotes where a line end or a tab is a part of it, and what stands behind it. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y;

function copied(text: string): TableCell[][] {
  const rows: TableCell[][] = [[]];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    rows.at(-1)?.push(textCell(quoted?.replaceAll('""', '"') ?? plain));
    if (end === undefined || end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
}
