import { useSettings } from "@shopkeeper/hooks/layout";
import type { Appearance } from "@shopkeeper/ui/theme";
import { useSyncExternalStore } from "react";
import { appearanceOf, dark } from "./first-appearance";
import { layoutSettings } from "./layout-settings";

function subscribe(listener: () => void) {
  dark.addEventListener("change", listener);
  return () => dark.removeEventListener("change", listener);
}

/** The console's appearance: the layout settings, and the device's preference where they follow it. */
export function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(subscribe, () => dark.matches);
  return appearanceOf(useSettings(layoutSettings), isDark);
}
