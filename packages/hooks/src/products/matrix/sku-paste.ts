import { readBlock } from "../../files";
import { readNumber, settledNumber } from "../../form";
import { type SkuCells, type SkuColumn, skuColumns } from "./sku-column";
import { cellAmount, type CellBlock, cellMode, setCells, settledCell } from "./sku-cells";
import type { SkuMatrix } from "./sku-matrix";
import type { SkuPhrase } from "./sku-messages";
import { cellProblem } from "./sku-problems";

/** A pasted text that its cell does not accept. */
export interface PasteFault {
  /** The target row, from 1. */
  readonly row: number;
  readonly key: string;
  readonly column: SkuColumn;
  readonly text: string;
  readonly problem: SkuPhrase;
}

/** The result of a paste before it is applied. */
export interface Paste {
  /** The matrix with every accepted cell. */
  readonly matrix: SkuMatrix;
  /** The number of accepted cells. */
  readonly taken: number;
  /** The cells that were not accepted. */
  readonly faults: readonly PasteFault[];
  /** The number of rows and columns of the block outside the table. */
  readonly beyond: { readonly rows: number; readonly columns: number };
  /** The written cells. */
  readonly block: CellBlock;
}

/**
 * Pastes a spreadsheet block at the first cell of a selection, over the given columns except pictures; a selection that
 * is a multiple of the block is filled with repeats. Nothing is applied here: the result shows what would be left out.
 */
export function pasteBlock(matrix: SkuMatrix, selected: CellBlock, columns: readonly SkuColumn[], text: string): Paste {
  const cells = readBlock(text);
  const writable = columns.filter((column) => skuColumns[column].kind !== "picture");
  const keys = matrix.rows.map(({ key }) => key);
  const top = Math.max(0, keys.indexOf(selected.keys[0] ?? ""));
  const left = writable.findIndex((column) => columns.indexOf(column) >= columns.indexOf(selected.columns[0] ?? "price"));
  const [height, width] = [cells.length, Math.max(0, ...cells.map((row) => row.length))];
  const wide = selected.columns.filter((column) => writable.includes(column)).length;
  const tall = repeated(height, selected.keys.length);
  const across = repeated(width, wide);
  const block = { keys: keys.slice(top, top + tall), columns: left < 0 ? [] : writable.slice(left, left + across) };
  const changes = new Map<string, Partial<SkuCells>>();
  const faults: PasteFault[] = [];
  let taken = 0;
  for (const [at, key] of block.keys.entries()) {
    const row: Partial<Record<SkuColumn, string>> = {};
    for (const [place, column] of block.columns.entries()) {
      const pasted = cells[at % height]?.[place % width];
      if (pasted === undefined) continue; // a line of the block is shorter
      const read = readCell(column, pasted);
      if ("problem" in read) faults.push({ row: top + at + 1, key, column, text: pasted, problem: read.problem });
      else {
        row[column] = read.text;
        taken += 1;
      }
    }
    changes.set(key, row);
  }
  const beyond = { rows: Math.max(0, tall - block.keys.length), columns: Math.max(0, across - block.columns.length) };
  return { matrix: setCells(matrix, changes), taken, faults, beyond, block };
}

const repeated = (size: number, room: number) => (size > 0 && room > size && room % size === 0 ? room : size);

/** The cell text of a pasted text in a column, or why it is refused. */
export function readCell(column: SkuColumn, pasted: string): { readonly text: string } | { readonly problem: SkuPhrase } {
  const { kind } = skuColumns[column];
  const pastedText = pasted.trim();
  const isEmpty = kind === "text" || (column === "vipPrice" && pastedText === "");
  const text = isEmpty ? pastedText : plainNumber(column, pastedText);
  const problem = isEmpty && pastedText === "" ? undefined : cellProblem(column, text);
  return problem ? { problem } : { text: settledCell(column, text) };
}

/** The number in a spreadsheet's text, without its unit; other text stays unchanged (ADR 77). */
function plainNumber(column: SkuColumn, pastedText: string): string {
  const reading = readNumber(pastedText.replace(/\s*[%％]$/, ""), cellMode(column) ?? 0, cellAmount(column));
  return "text" in reading && reading.text !== "" ? settledNumber(reading.text) : pastedText;
}

/** A block of cells as tab-separated text. */
export const writeBlock = (matrix: SkuMatrix, { keys, columns }: CellBlock): string => {
  const rows = new Map(matrix.rows.map((row) => [row.key, row.cells]));
  const written = columns.filter((column) => skuColumns[column].kind !== "picture");
  return keys.map((key) => written.map((column) => quoted(rows.get(key)?.[column] ?? "")).join("\t")).join("\n");
};

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
