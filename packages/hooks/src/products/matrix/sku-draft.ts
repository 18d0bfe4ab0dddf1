import * as z from "zod/mini";
import { allSkuColumns, newSkuCells, type SkuCells } from "./sku-column";
import { asUnfilled, isUnfilled, withSpecs } from "./sku-combinations";
import { SkuMatrix } from "./sku-matrix";
import { emptyState, newStamp, singleKey } from "./sku-state";

const cellTexts = z.array(z.string());
const named = { id: z.number(), name: z.string() };
const specs = z.array(z.object({ ...named, values: z.array(z.object(named)) }));

const draftSchema = z.object({
  isMulti: z.boolean(),
  isWhole: z.boolean(),
  specs,
  single: cellTexts,
  singleSpec: z.object({ name: z.string(), value: z.string() }),
  cells: z.array(z.tuple([z.string(), cellTexts])),
  unfilled: z.array(z.string()),
  takenOut: z.array(z.string()),
  ids: z.array(z.tuple([z.string(), z.number()])),
  next: z.number(),
  stored: z.array(z.tuple([z.string(), z.object({ id: z.number(), price: z.string(), expand: z.nullable(z.string()) })])),
  storedSpecs: specs,
});

/** The matrix in a restored draft; a value that is already a matrix is returned unchanged, an invalid one gives undefined. */
export function restoredMatrix(saved: unknown): SkuMatrix | undefined {
  if (saved instanceof SkuMatrix) return saved;
  const read = draftSchema.safeParse(saved);
  if (!read.success) return undefined;
  const { cells, ids, next, single, stored, takenOut, unfilled, ...rest } = read.data;
  const begun = new Set(unfilled);
  const known = new Map(cells.map(([key, texts]) => [key, begun.has(key) ? asUnfilled(cellsIn(texts)) : cellsIn(texts)]));
  const memory = { cells: known, ids: new Map(ids), next };
  const row = { key: singleKey, values: [], cells: cellsIn(single) };
  const state = { ...emptyState(), ...rest, single: row, memory, stored: new Map(stored), takenOut: new Set(takenOut) };
  const whole = withSpecs(state, rest.specs);
  const filled = new Map([...whole.memory.cells].filter(([key, one]) => state.takenOut.has(key) || !isUnfilled(one)));
  return new SkuMatrix({ ...whole, stamp: newStamp(), memory: { ...whole.memory, cells: filled } });
}

function cellsIn(texts: readonly string[]): SkuCells {
  const saved: Record<string, string> = {};
  for (const [at, column] of allSkuColumns.entries()) saved[column] = texts[at] ?? newSkuCells[column];
  return { ...newSkuCells, ...saved };
}
