import { useRead } from "@shopkeeper/hooks/core";

/** The shop's two logos: for the open sidebar and for the folded one. Undefined while they are asked for, null where there is none. */
export function useLogos() {
  const wide = useRead("getConfigValue", { query: { key: "mer_site_logo_lefttop" } });
  const square = useRead("getConfigValue", { query: { key: "mer_site_logo_square" } });
  return { wide: wide.error ? null : wide.data, square: square.error ? null : square.data };
}
