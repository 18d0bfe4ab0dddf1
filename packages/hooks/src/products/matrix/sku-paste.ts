import { readBlock } from "../../files";
import { readNumber, settledNumber } from "../../form";
import { type SkuCells, type SkuColumn, skuColumns } from "./sku-column";
import { cellAmount, type CellBlock, cellMode, setCells, settledCell } from "./sku-cells";
import type { SkuMatrix } from "./sku-matrix";
import type { SkuPhrase } from "./sku-messages";
import { cellProblem } from "./sku-problems";

/** A pasted text that its cell does not take. */
export interface PasteFault {
  /** The target row, counted from 1. */
  readonly row: number;
  readonly key: string;
  readonly column: SkuColumn;
  readonly text: string;
  readonly problem: SkuPhrase;
}

/** What a paste would do. */
export interface Paste {
  /** With every cell that takes its text. */
  readonly matrix: SkuMatrix;
  /** How many cells those are. */
  readonly taken: number;
  /** Those that do not. */
  readonly faults: readonly PasteFault[];
  /** How many rows and columns of the block lie beyond the table. */
  readonly beyond: { readonly rows: number; readonly columns: number };
  /** What was written. */
  readonly block: CellBlock;
}

/**
 * A block from a spreadsheet pasted at the first cell of a selection, over the columns given, pictures left out; a selection
 * that the block fits into several times is filled with it. Nothing is applied here: the result shows what would be left out.
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
      if (pasted === undefined) continue; // a shorter line of the block
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

/** What a pasted text is in a column, or why it is nothing. */
export function readCell(column: SkuColumn, pasted: string): { readonly text: string } | { readonly problem: SkuPhrase } {
  const { kind } = skuColumns[column];
  const pastedText = pasted.trim();
  const isEmpty = kind === "text" || (column === "vipPrice" && pastedText === "");
  const text = isEmpty ? pastedText : plainNumber(column, pastedText);
  const problem = isEmpty && pastedText === "" ? undefined : cellProblem(column, text);
  return problem ? { problem } : { text: settledCell(column, text) };
}

/** The number in a spreadsheet's text, without its unit; a text that is none stays what it is (ADR 77). */
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
