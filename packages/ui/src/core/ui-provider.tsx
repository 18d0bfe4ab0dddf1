import type { ReactNode } from "react";
import { ThemeProvider } from "../theme/theme-provider";
import type { Appearance } from "../theme/appearance";
import { MenuHost } from "./menu-host";
import { Toaster } from "./toaster";
import { TooltipHost } from "./tooltip-host";

export interface UiProviderProps {
  /** Colour mode, density and brand colour, as far as they differ from the usual ones. */
  appearance?: Partial<Appearance>;
  /** The whole app. */
  children: ReactNode;
}

/** The theme of the house, and the one menu, tooltip and toaster that everything below shares. Stands once, at the root. */
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
