import type { ReactNode } from "react";
import { ThemeProvider } from "../theme/theme-provider";
import type { Appearance } from "../theme/appearance";
import { MenuHost } from "./menu-host";
import { Toaster } from "./toaster";
import { TooltipHost } from "./tooltip-host";

export interface UiProviderProps {
  /** Colour mode, density and brand colour, as far as they differ from the defaults. */
  appearance?: Partial<Appearance>;
  /** The whole app. */
  children: ReactNode;
}

/** The theme, and the one menu, tooltip and toaster shared by everything below. Mounted once, at the root. */
export function UiProvider({ appearance, children }: UiProviderProps) {
  return (
    <ThemeProvider {...(appearance ? { appearance } : {})}>
      {children}
      <MenuHost />
      <TooltipHost />
      <Toaster />
    </ThemeProvider>
  );
}
