import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { writeStyles } from "#style-sheet";
import { applyAppearance, defaultAppearance } from "./appearance";
import type { Appearance } from "./appearance";

export interface ThemeProviderProps {
  appearance?: Partial<Appearance>;
  children: ReactNode;
}

/** Provides the theme, in the chosen colour mode, density and brand colour. */
export function ThemeProvider({ appearance, children }: ThemeProviderProps) {
  writeStyles(); // a page of plain elements alone has them too
  const { colorMode, density, brand } = { ...defaultAppearance, ...appearance };
  useLayoutEffect(() => applyAppearance({ colorMode, density, brand }), [colorMode, density, brand]);
  return children;
}
