/** The maximum number of cells in a table: the editor counts each, and a few wide cells can span millions. */
const most = 20_000;

/** Makes tables editable: a table that only contains others is a layout and is removed, excessive spans are removed too. */
export function normalizeTables(root: ParentNode): void {
  for (const caption of root.querySelectorAll("table > caption")) {
    const words = caption.ownerDocument.createElement("p");
    words.append(...caption.childNodes);
    caption.closest("table")?.before(words);
    caption.remove();
  }
  for (const table of root.querySelectorAll("table")) {
    if (table.querySelector("table")) table.replaceWith(...cellsOf(table).map(asBlock));
  }
  for (const table of root.querySelectorAll("table")) {
    const rows = Array.from(table.rows);
    const width = Math.max(0, ...rows.map((row) => Array.from(row.cells).reduce((sum, { colSpan }) => sum + colSpan, 0)));
    if (width * rows.length <= most) continue;
    for (const cell of cellsOf(table)) {
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    }
  }
}

const cellsOf = (table: HTMLTableElement) => Array.from(table.rows).flatMap((row) => Array.from(row.cells));

function asBlock(cell: HTMLTableCellElement): HTMLElement {
  const block = cell.ownerDocument.createElement("div");
  block.append(...cell.childNodes);
  return block;
}
