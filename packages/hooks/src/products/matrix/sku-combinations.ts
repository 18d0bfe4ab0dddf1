import { newSkuCells, type SkuCells } from "./sku-column";
import type { MatrixSpec, MatrixState, SkuMatrixRow } from "./sku-state";

/** The number of combinations of specs; a spec without values is ignored. */
export const countCombinations = (specs: readonly { readonly values: readonly unknown[] }[]) =>
  specs.some(({ values }) => values.length > 0) ? specs.reduce((count, { values }) => count * Math.max(1, values.length), 1) : 0;

/** The key of a combination: the ids of its values, ordered by spec id, so that reordering specs does not change it. */
const combinationKey = (parts: readonly { readonly spec: number; readonly value: number }[]) =>
  [...parts]
    .sort((one, other) => one.spec - other.spec)
    .map(({ value }) => value)
    .join(".");

/** One combination of specs: its key, the names of its values, and their indexes in their specs. */
interface Combination {
  readonly key: string;
  readonly names: readonly string[];
  readonly places: readonly number[];
}

/** Every combination; the values of the last spec change fastest. */
export function combinationsOf(specs: readonly MatrixSpec[]): Combination[] {
  const used = specs.filter(({ values }) => values.length > 0);
  if (used.length === 0) return [];
  // the index of each spec's value in the key
  const ranks = used.map((spec) => used.filter(({ id }) => id < spec.id).length);
  const all: Combination[] = [];
  const names = new Array<string>(used.length).fill("");
  const parts = new Array<number>(used.length).fill(0);
  const places = new Array<number>(used.length).fill(0);
  const go = (at: number) => {
    const spec = used[at];
    if (!spec) {
      all.push({ key: parts.join("."), names: [...names], places: [...places] });
      return;
    }
    for (const [place, value] of spec.values.entries()) {
      names[at] = value.name;
      parts[ranks[at] ?? 0] = value.id;
      places[at] = place;
      go(at + 1);
    }
  };
  go(0);
  return all;
}

/**
 * The state with other specs. A combination that existed before gets its data back. With a new spec, a combination starts with
 * the data of the one that it extends; stock, bar code and stock place go to the first value only. After a spec is removed, a
 * combination takes the data of that spec's first value. Excluded combinations stay excluded, including those that extend them.
 */
export function withSpecs(state: MatrixState, specs: readonly MatrixSpec[]): MatrixState {
  const rows = new Map(state.rows.map((row) => [row.key, row]));
  const cells = new Map(state.memory.cells);
  for (const row of state.rows) if (!isUnfilled(row.cells)) cells.set(row.key, row.cells);
  const parentOf = heritage(state.specs, specs);
  const takenOut = new Set(state.takenOut);
  const next: SkuMatrixRow[] = [];
  for (const combination of combinationsOf(specs)) {
    const { key, names } = combination;
    const own = rows.get(key)?.cells ?? cells.get(key);
    const parent = own || takenOut.has(key) ? undefined : parentOf(combination);
    if (parent?.isWhole === true && state.takenOut.has(parent.key)) takenOut.add(key);
    const inherited = own ?? inherit(parent && (rows.get(parent.key)?.cells ?? cells.get(parent.key)), parent?.isFirst === true);
    if (takenOut.has(key) && !state.isWhole) {
      if (!own && parent) cells.set(key, inherited); // so that it has them when it is restored
    } else next.push(rowWith(rows.get(key), key, names, inherited));
  }
  const ids = new Map(state.memory.ids);
  for (const spec of [...state.specs, ...specs]) {
    ids.set(specName(spec.name), spec.id);
    for (const value of spec.values) ids.set(valueName(spec.id, value.name), value.id);
  }
  return { ...state, specs, rows: next, takenOut, memory: { ...state.memory, cells, ids } };
}

/** The key of a spec's id in the memory. */
export const specName = (name: string) => `spec ${name}`;

/** The key of a value's id in the memory. */
export const valueName = (spec: number, name: string) => `value ${spec} ${name}`;

function rowWith(known: SkuMatrixRow | undefined, key: string, values: readonly string[], cells: SkuCells): SkuMatrixRow {
  const isSame = known?.values.length === values.length && known.values.every((value, at) => value === values[at]);
  return isSame && known.cells === cells ? known : { key, values, cells };
}

const unfilled = new WeakSet<SkuCells>([newSkuCells]);

/** Whether cells are unchanged since their combination was created. They are not remembered: the origin may have newer data by then. */
export const isUnfilled = (cells: SkuCells) => unfilled.has(cells);

/** Marks cells as unfilled, such as those restored from a draft. */
export function asUnfilled(cells: SkuCells): SkuCells {
  unfilled.add(cells);
  return cells;
}

function inherit(parent: SkuCells | undefined, isFirst: boolean): SkuCells {
  if (!parent || parent === newSkuCells) return newSkuCells;
  return asUnfilled(
    isFirst ? { ...parent } : { ...parent, stock: newSkuCells.stock, barCode: newSkuCells.barCode, stockPlace: newSkuCells.stockPlace },
  );
}

/** Maps a new combination to the old one that it comes from when specs were added or removed; undefined if they have no common spec. */
function heritage(before: readonly MatrixSpec[], after: readonly MatrixSpec[]) {
  const [old, now] = [before, after].map((specs) => specs.filter(({ values }) => values.length > 0));
  const common = (now ?? []).filter(({ id }) => old?.some((one) => one.id === id));
  const gone = (old ?? []).filter(({ id }) => !common.some((one) => one.id === id));
  const isOther = gone.length > 0 || common.length < (now?.length ?? 0);
  if (!isOther || common.length === 0) return () => undefined;
  const left = gone.flatMap(({ id, values: [first] }) => (first ? { spec: id, value: first.id } : []));
  return ({ places }: Combination) => {
    const parts = [...left];
    let isFirst = true;
    for (const [at, { id, values }] of (now ?? []).entries()) {
      const place = places[at] ?? 0;
      const value = values[place];
      if (!value) continue;
      if (common.some((spec) => spec.id === id)) parts.push({ spec: id, value: value.id });
      else if (place > 0) isFirst = false;
    }
    return { key: combinationKey(parts), isFirst, isWhole: gone.length === 0 };
  };
}
