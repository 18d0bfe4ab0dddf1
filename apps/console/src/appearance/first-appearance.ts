import type { LayoutSettings } from "@shopkeeper/hooks/layout";
import type { Appearance } from "@shopkeeper/ui/theme";
import { layoutSettings } from "./layout-settings";

/** The device's preference for dark colours. */
export const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** The console's appearance under these settings, on a device that prefers dark or light. */
export const appearanceOf = ({ colorMode, size, theme }: LayoutSettings, isDark: boolean): Appearance => ({
  colorMode: colorMode === "system" ? (isDark ? "dark" : "light") : colorMode,
  density: size,
  brand: theme,
});

/** The console's appearance before the first render. */
export const firstAppearance = (): Appearance => appearanceOf(layoutSettings.current(), dark.matches);
