import { newSkuCells, type SkuCells } from "./sku-column";
import { skuText } from "./sku-messages";

/** A spec of a product, or a value of one; its id is independent of name and position. */
export interface MatrixValue {
  readonly id: number;
  readonly name: string;
}

/** A spec of a product with its values in order. */
export interface MatrixSpec extends MatrixValue {
  readonly values: readonly MatrixValue[];
}

/** A combination that is a SKU: the same object as long as nothing in it changes. */
export interface SkuMatrixRow {
  /** Names the combination, through renames and reorders. */
  readonly key: string;
  /** The names of its values, in the order of the specs; none where the product has a single SKU. */
  readonly values: readonly string[];
  readonly cells: SkuCells;
}

/** What the server keeps of a SKU beside its columns. */
export interface StoredSku {
  /** Its id; 0 in a copy. */
  readonly id: number;
  /** Its price, to compare with. */
  readonly price: string;
  readonly expand: string | null;
}

/** What is remembered so that it comes back: it only ever grows, and undoing does not take it back. */
export interface MatrixMemory {
  /** What stood in combinations that are no rows now. */
  readonly cells: ReadonlyMap<string, SkuCells>;
  /** The numbers of specs and values by their names, now and earlier. */
  readonly ids: ReadonlyMap<string, number>;
  /** The next number. */
  readonly next: number;
}

/** Everything in a matrix at one time. */
export interface MatrixState {
  /** Differs in every state; undoing brings it back. */
  readonly stamp: number;
  readonly isMulti: boolean;
  readonly specs: readonly MatrixSpec[];
  /** The combinations that are SKUs, in the order of the specs and their values. */
  readonly rows: readonly SkuMatrixRow[];
  /** The SKU of a product that has a single one. */
  readonly single: SkuMatrixRow;
  /** The spec and the value of the single SKU. */
  readonly singleSpec: { readonly name: string; readonly value: string };
  /** Combinations that are no SKUs. */
  readonly takenOut: ReadonlySet<string>;
  /** Those are shown for now, 展示: everything is a SKU. */
  readonly isWhole: boolean;
  readonly memory: MatrixMemory;
  /** What the server keeps, by combination, in its order. */
  readonly stored: ReadonlyMap<string, StoredSku>;
  /** The specs that those belong to. */
  readonly storedSpecs: readonly MatrixSpec[];
}

let lastStamp = 0;

/** The stamp of another state. */
export const newStamp = () => ++lastStamp;

/** The key of the only row of a product that has a single SKU. */
export const singleKey = "";

/** What a matrix begins with. */
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
