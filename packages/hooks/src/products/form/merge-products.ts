import { type Merge, mergeVersions, type TakesCurrent, type Versions } from "../../form";
import { setCells } from "../matrix/sku-cells";
import type { SkuCells } from "../matrix/sku-column";
import type { SkuMatrix } from "../matrix/sku-matrix";
import type { ProductForm } from "./product-form";
import { matrixRows, skuKey, specsKey, specsText } from "./product-matrix-differences";

/** Merges two versions of a product field by field, its SKUs cell by cell. */
export function mergeProducts({ base, mine, current }: Versions<ProductForm>, takesCurrent?: TakesCurrent): Merge<ProductForm> {
  const { matrix } = mine; // values that are the same in all versions are not touched
  const fields = mergeVersions({ base: base && { ...base, matrix }, mine, current: { ...current, matrix } }, takesCurrent);
  const skus = mergeMatrices({ base: base?.matrix, mine: matrix, current: current.matrix }, takesCurrent);
  return {
    value: { ...fields.value, matrix: skus.value },
    conflicts: [...fields.conflicts, ...skus.conflicts],
    taken: [...fields.taken, ...skus.taken],
  };
}

/**
 * Merges specs and SKUs: specs changed on one side, with cells changed on either. Specs changed differently on
 * both sides, and a SKU excluded on one side and changed on the other, are one conflict.
 */
function mergeMatrices({ base, mine, current }: Versions<SkuMatrix>, takesCurrent: TakesCurrent = () => false): Merge<SkuMatrix> {
  const whole = { value: takesCurrent(specsKey) ? current : mine, conflicts: [specsKey], taken: [] };
  const isOwn = base !== undefined && isShapedLike(base, current) && !isShapedLike(base, mine);
  if (!isOwn && !isShapedLike(mine, current) && !(base && isShapedLike(base, mine))) return whole;
  const [under, rows] = [isOwn ? mine : current, { base: base && matrixRows(base), mine: matrixRows(mine), current: matrixRows(current) }];
  const merged = [...new Set([...rows.mine.keys(), ...rows.current.keys()])].map((sku) => {
    const cells: Versions<SkuCells | undefined> = {
      base: rows.base?.get(sku)?.cells,
      mine: rows.mine.get(sku)?.cells,
      current: rows.current.get(sku)?.cells,
    };
    return { sku, ...mergeVersions(cells, () => takesCurrent(skuKey(sku))) };
  });
  if (merged.some(({ conflicts }) => conflicts.includes(""))) return whole;
  const result = new Map(merged.flatMap(({ sku, value }) => (value ? [[sku, value] as const] : [])));
  const changes = new Map<string, Partial<SkuCells>>(
    [...matrixRows(under)].flatMap(([sku, { key }]) => {
      const cells = result.get(sku);
      return cells ? [[key, cells] as const] : [];
    }),
  );
  const isTaken = !isOwn && !(base && isShapedLike(base, current));
  return {
    value: setCells(under, changes),
    conflicts: merged.flatMap(({ sku, conflicts }) => (conflicts.length > 0 ? [skuKey(sku)] : [])),
    taken: isTaken || merged.some(({ taken }) => taken.length > 0) ? ["matrix"] : [],
  };
}

const isShapedLike = (one: SkuMatrix, other: SkuMatrix) => {
  const [own, others] = [matrixRows(one), matrixRows(other)];
  return specsText(one) === specsText(other) && own.size === others.size && [...own.keys()].every((sku) => others.has(sku));
};
