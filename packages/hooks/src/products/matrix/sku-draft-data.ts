import { allSkuColumns, type SkuCells } from "./sku-column";
import { isUnfilled } from "./sku-combinations";
import type { MatrixSpec, MatrixState, StoredSku } from "./sku-state";

/** A matrix as plain data. */
export interface DraftMatrix {
  isMulti: boolean;
  isWhole: boolean;
  specs: MatrixSpec[];
  storedSpecs: MatrixSpec[];
  single: string[];
  singleSpec: { name: string; value: string };
  /** Cells of current and former combinations, in column order. */
  cells: [string, string[]][];
  /** The keys of those with unchanged initial cells. */
  unfilled: string[];
  takenOut: string[];
  ids: [string, number][];
  next: number;
  stored: [string, StoredSku][];
}

/** A matrix as draft data, for `JSON.stringify`; without its undo history. */
export function draftMatrix(state: MatrixState): DraftMatrix {
  const { isMulti, isWhole, singleSpec, takenOut, memory, stored } = state;
  const cells = new Map(memory.cells);
  for (const row of state.rows) cells.set(row.key, row.cells);
  const unfilled = [...cells].flatMap(([key, one]) => (isUnfilled(one) ? [key] : []));
  return {
    unfilled,
    ...{ isMulti, isWhole, singleSpec, takenOut: [...takenOut], next: memory.next, single: textsOf(state.single.cells) },
    ...{ specs: state.specs.map(plainSpec), storedSpecs: state.storedSpecs.map(plainSpec) },
    ...{ cells: [...cells].map(([key, one]): [string, string[]] => [key, textsOf(one)]), ids: [...memory.ids], stored: [...stored] },
  };
}

const textsOf = (cells: SkuCells) => allSkuColumns.map((column) => cells[column]);

const plainSpec = ({ id, name, values }: MatrixState["specs"][number]) => ({
  id,
  name,
  values: values.map((value) => ({ id: value.id, name: value.name })),
});
