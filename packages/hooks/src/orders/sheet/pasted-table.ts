import { readBlock } from "../../core/pasted-block";
import { type Table, textCell } from "../../core/table-file";

/** Rows as a spreadsheet copies them, with tabs; or typed, with commas or spaces. The first one heads the others. */
export function pastedTable(text: string): Table {
  const block = text.includes("\t") ? readBlock(text) : text.split(/\r?\n/).map((line) => line.split(/\s*[,，;；]\s*|\s+/));
  const lines = block.map((cells, at) => ({ row: at + 1, cells: cells.map(textCell) }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some(({ kind }) => kind !== "blank"));
  return { headings: head?.cells.map(({ text: heading }) => heading) ?? [], rows };
}
