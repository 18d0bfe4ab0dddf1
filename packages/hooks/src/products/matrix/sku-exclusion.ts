import type { SkuMatrix } from "./sku-matrix";
import { singleKey } from "./sku-state";
import { withSpecs } from "./sku-combinations";

/** Excludes combinations from the SKUs. While all are shown, only these are excluded. */
export function takeOut(matrix: SkuMatrix, keys: readonly string[]): SkuMatrix {
  const { state } = matrix;
  const known = new Set(matrix.rows.map(({ key }) => key));
  const picked = keys.filter((key) => key !== singleKey && known.has(key));
  if (!state.isMulti || picked.length === 0) return matrix;
  const takenOut = new Set([...(state.isWhole ? [] : state.takenOut), ...picked]);
  return matrix.with(withSpecs({ ...state, takenOut, isWhole: false }, state.specs));
}

/** 全部sku 展示: toggles between all combinations and those that are not excluded. */
export function toggleWhole(matrix: SkuMatrix): SkuMatrix {
  const { state } = matrix;
  return state.isMulti && takenOutCount(matrix) > 0 ? matrix.with(withSpecs({ ...state, isWhole: !state.isWhole }, state.specs)) : matrix;
}

/** The number of excluded combinations of the current specs, also while all are shown. */
export function takenOutCount({ state }: SkuMatrix): number {
  if (state.takenOut.size === 0) return 0;
  const whole = state.isWhole
    ? state.rows.map(({ key }) => key)
    : withSpecs({ ...state, isWhole: true }, state.specs).rows.map(({ key }) => key);
  return whole.filter((key) => state.takenOut.has(key)).length;
}
