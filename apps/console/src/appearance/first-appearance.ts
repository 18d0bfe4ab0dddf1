import type { LayoutSettings } from "@shopkeeper/hooks/layout";
import type { Appearance } from "@shopkeeper/ui/theme";
import { layoutSettings } from "./layout-settings";

/** The device's wish for dark colours. */
export const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** How the console looks under some settings, on a device that likes it dark or not. */
export const appearanceOf = ({ colorMode, size, theme }: LayoutSettings, isDark: boolean): Appearance => ({
  colorMode: colorMode === "system" ? (isDark ? "dark" : "light") : colorMode,
  density: size,
  brand: theme,
});

/** How the console looks at first, before anything is rendered. */
export const firstAppearance = (): Appearance => appearanceOf(layoutSettings.current(), dark.matches);
