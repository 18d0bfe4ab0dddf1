import { useSyncExternalStore } from "react";
import { useShop } from "../shop/shop-provider";

/** The pages of this shop with unsaved input. Guards call `useShop().unsaved.isAny()` at the moment of leaving. */
export function useUnsaved(): readonly string[] {
  const { unsaved } = useShop();
  return useSyncExternalStore(unsaved.onChange, unsaved.pages, unsaved.pages);
}
