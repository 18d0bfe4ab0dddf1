import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * The newest value, through a stable function.
 *
 * For handlers of cells: columns that hold it need not be made again in each render.
 */
export function useLatestRef<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
