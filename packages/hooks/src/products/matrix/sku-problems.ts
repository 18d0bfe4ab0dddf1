import { isShortened } from "@shopkeeper/sdk/rules/core";
import { brokerageProblem, type ProductProblem, vipPriceProblem } from "@shopkeeper/sdk/rules/products";
import { textOf } from "../../texts";
import { type SpecPhrase, specText } from "../../specs/shared";
import { type SkuCells, optionalPrices, type SkuColumn, type SkuColumnOptions, skuColumns, shownSkuColumns } from "./sku-column";
import type { SkuMatrix } from "./sku-matrix";
import type { SkuMatrixRow } from "./sku-state";
import { type SkuPhrase, skuText } from "./sku-messages";
import { specsOf, specsPhrase } from "./sku-specs";

/** The problems or warnings of a SKU, by column. */
export type SkuNotes = Partial<Record<SkuColumn, SkuPhrase>>;

/** A cell with a note. */
export interface NotedCell {
  readonly key: string;
  readonly column: SkuColumn;
  readonly phrase: SkuPhrase;
}

/** The problems of a matrix; there are none if `count` is 0. */
export interface MatrixProblems {
  /** The problem of the specs themselves. */
  readonly specs: { readonly sku: SkuPhrase } | { readonly spec: SpecPhrase } | undefined;
  /** By row, then by column. */
  readonly cells: ReadonlyMap<string, SkuNotes>;
  /** The first invalid cell, in reading order. */
  readonly first: NotedCell | undefined;
  readonly count: number;
}

/** The problems of a matrix, by row and column; columns that the product does not have are not checked. */
export function matrixProblems(matrix: SkuMatrix, rules: SkuColumnOptions): MatrixProblems {
  const specs = matrix.isMulti ? specsFault(matrix) : undefined;
  const { cells, first, count } = notedCells(matrix.rows, shownSkuColumns(rules), problemsFor(rules));
  return { specs, cells, first, count: count + (specs ? 1 : 0) };
}

/** One sentence for the problems of a matrix, to show at its field: the problem of its specs, else of its first invalid cell. */
export function matrixSentence({ specs, first }: MatrixProblems): string | undefined {
  if (specs) return "sku" in specs ? textOf(skuText, specs.sku.key, specs.sku.params) : textOf(specText, specs.spec.key, specs.spec.params);
  return first && textOf(skuText, first.phrase.key, first.phrase.params);
}

/** The notes of rows; each row is looked up once. */
export function notedCells(
  rows: readonly SkuMatrixRow[],
  columns: readonly SkuColumn[],
  notesOf: (row: SkuMatrixRow) => SkuNotes | undefined,
) {
  const cells = new Map<string, SkuNotes>();
  let first: NotedCell | undefined;
  let count = 0;
  for (const row of rows) {
    const notes = notesOf(row);
    if (!notes) continue;
    cells.set(row.key, notes);
    for (const column of columns) {
      const phrase = notes[column];
      if (!phrase) continue;
      count += 1;
      first ??= { key: row.key, column, phrase };
    }
  }
  return { cells, first, count };
}

function specsFault(matrix: SkuMatrix): MatrixProblems["specs"] {
  const specs = specsOf(matrix);
  if (specs.length === 0) return { sku: { key: "problems.specsEmpty" } };
  const spec = specsPhrase(specs, { isDraft: false });
  if (spec) return { spec };
  return matrix.rows.length === 0 ? { sku: { key: "problems.nothingLeft" } } : undefined;
}

const known = new Map<string, WeakMap<SkuCells, SkuNotes>>();
const fine: SkuNotes = {};

/** Caches the problems of cells, which are immutable: after an edit only the edited rows are checked. */
function problemsFor(rules: SkuColumnOptions) {
  const { isSub, isPaidMember } = rules;
  const name = `${isSub} ${isPaidMember}`;
  const notes = known.get(name) ?? new WeakMap<SkuCells, SkuNotes>();
  known.set(name, notes);
  const columns = shownSkuColumns({ isSub, isPaidMember });
  return ({ cells }: SkuMatrixRow) => {
    const found = notes.get(cells) ?? rowProblems(cells, columns, rules);
    notes.set(cells, found);
    return found === fine ? undefined : found;
  };
}

function rowProblems(cells: SkuCells, columns: readonly SkuColumn[], { isSub, isPaidMember }: SkuColumnOptions): SkuNotes {
  const found: Partial<Record<SkuColumn, SkuPhrase>> = {};
  for (const column of columns) {
    const problem = cellProblem(column, cells[column]);
    if (problem) found[column] = problem;
  }
  if (isSub && !found.brokerage && !found.brokerageTwo) {
    const problem = brokerageProblem(Number(cells.brokerage), Number(cells.brokerageTwo));
    if (problem) found.brokerage = skuPhrase(problem);
  }
  if (isPaidMember && !found.vipPrice && !found.price) {
    const problem = vipPriceProblem(cents(cells.price), cents(cells.vipPrice));
    if (problem) found.vipPrice = skuPhrase(problem);
  }
  return Object.keys(found).length === 0 ? fine : found;
}

/** The problem of a text in a column; undefined if it is valid. */
export function cellProblem(column: SkuColumn, text: string): SkuPhrase | undefined {
  const { kind, max } = skuColumns[column];
  if (column === "barCode" && isShortened(text)) return { key: "problems.shortened" };
  if (kind === "text") return [...text].length > max ? { key: "problems.textLong", params: { max } } : undefined;
  if (kind === "picture") return undefined; // without its own picture a SKU has the product's
  if (text === "") return optionalPrices.has(column) ? undefined : column === "price" ? priceEmpty : empty;
  if (!isPlainNumber(text, decimals[kind]))
    return { key: kind === "whole" ? "problems.notWhole" : kind === "measure" ? "problems.notMeasure" : "problems.notDecimal" };
  if (Number(text) > max)
    return kind === "whole" || kind === "measure" ? { key: "problems.tooMuch", params: { max } } : { key: "problems.priceRange" };
  return column === "vipPrice" && Number(text) === 0 ? { key: "problems.vipPriceWrong" } : undefined;
}

const decimals = { whole: 0, decimal: 2, measure: 3 } as const;
const empty: SkuPhrase = { key: "problems.empty" };
const priceEmpty: SkuPhrase = { key: "problems.priceEmpty" };

/** Digits, with a point and at most `decimals` more; runs for thousands of cells at once, therefore without a regular expression. */
function isPlainNumber(text: string, decimals: number): boolean {
  let point = -1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 46 && point < 0 && at > 0) point = at;
    else if (sign < 48 || sign > 57) return false;
  }
  return point < 0 || (decimals > 0 && text.length - point - 1 <= decimals && text.length > point + 1);
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

const skuPhrase = ({ key, params }: ProductProblem): SkuPhrase => ({ key: `problems.${key}`, params });
