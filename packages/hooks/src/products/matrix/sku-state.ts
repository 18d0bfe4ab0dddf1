import { newSkuCells, type SkuCells } from "./sku-column";
import { skuText } from "./sku-messages";

/** A spec or a value of a product; its id is independent of name and position. */
export interface MatrixValue {
  readonly id: number;
  readonly name: string;
}

/** A spec of a product with its values in order. */
export interface MatrixSpec extends MatrixValue {
  readonly values: readonly MatrixValue[];
}

/** A combination that is a SKU: the same object while nothing in it changes. */
export interface SkuMatrixRow {
  /** The key of the combination, stable across renames and reorders. */
  readonly key: string;
  /** The names of its values, in the order of the specs; empty for the single SKU of a product. */
  readonly values: readonly string[];
  readonly cells: SkuCells;
}

/** The server's data of a SKU beside its columns. */
export interface StoredSku {
  /** The SKU's id; 0 in a copy. */
  readonly id: number;
  /** The stored price, for comparison. */
  readonly price: string;
  readonly expand: string | null;
}

/** Data kept for restoring combinations: it only grows, and undo does not remove it. */
export interface MatrixMemory {
  /** The cells of combinations that are no longer rows. */
  readonly cells: ReadonlyMap<string, SkuCells>;
  /** The ids of specs and values by name, current and former. */
  readonly ids: ReadonlyMap<string, number>;
  /** The next id. */
  readonly next: number;
}

/** The state of a matrix. */
export interface MatrixState {
  /** Unique per state; undo restores it. */
  readonly stamp: number;
  readonly isMulti: boolean;
  readonly specs: readonly MatrixSpec[];
  /** The combinations that are SKUs, in the order of the specs and their values. */
  readonly rows: readonly SkuMatrixRow[];
  /** The SKU of a product that has a single one. */
  readonly single: SkuMatrixRow;
  /** The spec and the value of the single SKU. */
  readonly singleSpec: { readonly name: string; readonly value: string };
  /** The excluded combinations. */
  readonly takenOut: ReadonlySet<string>;
  /** The excluded combinations are shown for now, 展示: every combination is a SKU. */
  readonly isWhole: boolean;
  readonly memory: MatrixMemory;
  /** The server's data by combination, in its order. */
  readonly stored: ReadonlyMap<string, StoredSku>;
  /** The specs of the stored combinations. */
  readonly storedSpecs: readonly MatrixSpec[];
}

let lastStamp = 0;

/** Creates the stamp of a new state. */
export const newStamp = () => ++lastStamp;

/** The key of the only row of a product with a single SKU. */
export const singleKey = "";

/** The initial state of a matrix. */
export const emptyState = (): MatrixState => ({
  stamp: newStamp(),
  isMulti: false,
  specs: [],
  rows: [],
  single: { key: singleKey, values: [], cells: newSkuCells },
  singleSpec: skuText.zh.singleSpec,
  takenOut: new Set(),
  isWhole: false,
  memory: { cells: new Map(), ids: new Map(), next: 1 },
  stored: new Map(),
  storedSpecs: [],
});
