import type { Appearance } from "@shopkeeper/ui/theme";
import { useSyncExternalStore } from "react";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

function subscribe(listener: () => void) {
  dark.addEventListener("change", listener);
  return () => dark.removeEventListener("change", listener);
}

/** How the console looks: as the device prefers, unless the person's layout settings say light or dark. */
export function useAppearance(): Partial<Appearance> {
  const prefersDark = useSyncExternalStore(subscribe, () => dark.matches);
  const chosen = chosenMode(localStorage.getItem("layout-setting"));
  return { colorMode: chosen ?? (prefersDark ? "dark" : "light") };
}

/** The colour mode in stored layout settings; undefined for a broken or foreign value. */
function chosenMode(stored: string | null): "light" | "dark" | undefined {
  try {
    const settings: unknown = JSON.parse(stored ?? "null");
    if (typeof settings !== "object" || settings === null || !("colorMode" in settings)) return undefined;
    return settings.colorMode === "light" || settings.colorMode === "dark" ? settings.colorMode : undefined;
  } catch {
    return undefined;
  }
}
