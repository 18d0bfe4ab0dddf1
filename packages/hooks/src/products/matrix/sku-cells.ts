import { type AmountOf, identifierCell } from "@shopkeeper/sdk/rules/core";
import { hundredthsOf, measureText, roundDecimal } from "@shopkeeper/sdk/rules/money";
import { type NumberMode, readNumber, settledNumber } from "../../form";
import { allSkuColumns, type SkuCells, type SkuColumn, skuColumns } from "./sku-column";
import type { SkuMatrix } from "./sku-matrix";
import type { SkuMatrixRow } from "./sku-state";

/** New cell texts by row, then by column. */
export type CellChanges = ReadonlyMap<string, Partial<SkuCells>>;

/** Sets the texts of cells in one undo step; returns the same matrix if nothing differs. Unchanged rows stay the same objects. */
export function setCells(matrix: SkuMatrix, changes: CellChanges): SkuMatrix {
  const change = (row: SkuMatrixRow): SkuMatrixRow => {
    const changed = changes.get(row.key);
    return changed && allSkuColumns.some((column) => isOther(row.cells, column, changed[column]))
      ? { ...row, cells: { ...row.cells, ...changed } }
      : row;
  };
  const { isMulti, single, rows } = matrix.state;
  if (!isMulti) {
    const next = change(single);
    return next === single ? matrix : matrix.with({ single: next });
  }
  const next = rows.map(change);
  return next.every((row, at) => row === rows[at]) ? matrix : matrix.with({ rows: next });
}

const isOther = (cells: SkuCells, column: SkuColumn, text: string | undefined) => text !== undefined && text !== cells[column];

/** Sets one cell to an input in normalized form. */
export const setCell = (matrix: SkuMatrix, key: string, column: SkuColumn, text: string): SkuMatrix =>
  setCells(matrix, new Map([[key, { [column]: settledCell(column, text) }]]));

/** Copies the filled cells of the batch row (non-empty texts, numbers above 0) to every row, or to the rows of `keys`. */
export function fillRows(matrix: SkuMatrix, cells: Partial<SkuCells>, keys?: readonly string[]): SkuMatrix {
  const filled: Partial<Record<SkuColumn, string>> = {};
  for (const column of allSkuColumns) {
    const text = settledCell(column, cells[column] ?? "");
    if (isFilled(column, text)) filled[column] = text;
  }
  const changed = keys ?? matrix.rows.map(({ key }) => key);
  return setCells(matrix, new Map(changed.map((key) => [key, filled])));
}

/** Whether a cell of the batch row is filled. */
export const isFilled = (column: SkuColumn, text: string) =>
  text !== "" && (skuColumns[column].kind === "text" || skuColumns[column].kind === "picture" || Number(text) > 0);

/** A rectangle of cells: its rows and columns, in order. */
export interface CellBlock {
  readonly keys: readonly string[];
  readonly columns: readonly SkuColumn[];
}

/** Fills each column of a block from its first row; a block of one row from the row above. */
export function fillDown(matrix: SkuMatrix, { keys, columns }: CellBlock): SkuMatrix {
  const { rows } = matrix;
  const top = rows.findIndex(({ key }) => key === keys[0]);
  const source = rows[keys.length > 1 ? top : top - 1];
  if (!source) return matrix;
  const texts = Object.fromEntries(columns.map((column) => [column, source.cells[column]]));
  return setCells(matrix, new Map(keys.map((key) => [key, texts])));
}

/** Clears cells; a number that must not be empty becomes 0. */
export const clearCells = (matrix: SkuMatrix, { keys, columns }: CellBlock): SkuMatrix =>
  setCells(matrix, new Map(keys.map((key) => [key, Object.fromEntries(columns.map((column) => [column, emptyCell(column)]))])));

const emptyCell = (column: SkuColumn) => (skuColumns[column].kind === "whole" ? "0" : "");

/** Sets the product's picture on its single SKU too, unless that SKU has another. */
export function withCover(matrix: SkuMatrix, image: string, before: string): SkuMatrix {
  const { single } = matrix.state;
  const follows = single.cells.image === "" || single.cells.image === before;
  if (!follows || single.cells.image === image) return matrix;
  return matrix.with({ single: { ...single, cells: { ...single.cells, image } } });
}

/** The number of decimals of a column; undefined for a column without numbers. */
export function cellMode(column: SkuColumn): NumberMode | undefined {
  const { kind } = skuColumns[column];
  return kind === "decimal" ? 2 : kind === "measure" ? 3 : kind === "whole" ? 0 : undefined;
}

/** The kind of amount in a column, which decides the units allowed after a number. */
export function cellAmount(column: SkuColumn): AmountOf {
  if (column === "weight" || column === "volume") return column;
  return skuColumns[column].kind === "whole" ? "pieces" : "money";
}

/** The normalized text of a cell after editing: amounts with two decimals, texts trimmed; empty for an invalid number. */
export function settledCell(column: SkuColumn, input: string): string {
  const mode = cellMode(column);
  if (mode === undefined) return column === "barCode" ? identifierCell(input) : input.trim();
  const reading = readNumber(input, mode, cellAmount(column));
  const text = "text" in reading ? settledNumber(reading.text) : "";
  if (text === "" || mode === 0) return text;
  return mode === 3 ? measureText(hundredthsOf(text)) : (roundDecimal(text, 2) ?? text);
}
