import { useSyncExternalStore } from "react";
import type { LayoutSettings, SettingsStore } from "./settings";

/** The layout settings in use; the component renders again when one is changed, here or in another window. */
export const useSettings = ({ subscribe, current }: SettingsStore): LayoutSettings => useSyncExternalStore(subscribe, current, current);
