import { useRead } from "@shopkeeper/hooks/core";
import { useMemo } from "react";

/**
 * The shop's two logos: for the open sidebar and for the folded one. Undefined while they are loading, null if there is none;
 * not requested while they are hidden.
 */
export function useLogos(isShown: boolean) {
  const wide = useRead("getConfigValue", isShown ? { query: { key: "mer_site_logo_lefttop" } } : undefined);
  const square = useRead("getConfigValue", isShown ? { query: { key: "mer_site_logo_square" } } : undefined);
  const [shownWide, shownSquare] = [wide.error ? null : wide.data, square.error ? null : square.data];
  return useMemo(() => ({ wide: shownWide, square: shownSquare }), [shownWide, shownSquare]);
}
