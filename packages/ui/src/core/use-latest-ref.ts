import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * The newest value, through a function that stays the same.
 *
 * For what cells call when they are pressed: columns that hold it need not be made again in each render.
 */
export function useLatestRef<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
