import { useSyncExternalStore } from "react";
import { useShop } from "./shop-provider";

/** Whether a form of this shop holds words that are not saved. Guards ask `useShop().unsaved.isAny()` at the moment of leaving. */
export function useUnsaved(): boolean {
  const { unsaved } = useShop();
  return useSyncExternalStore(unsaved.onChange, unsaved.isAny, unsaved.isAny);
}
