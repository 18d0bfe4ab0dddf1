import type { ComponentType, ReactNode } from "react";

let Shell: ComponentType | undefined;
let BarePage: ComponentType | undefined;

/** Fetches the code of the shell. */
export async function loadShell() {
  Shell ??= (await import("../shell/shell")).Component;
}

/** The shell, once its code is there. */
export const shell = (): ReactNode => Shell && <Shell />;

/** Fetches the code around a page that stands without the shell. */
export async function loadBarePage() {
  BarePage ??= (await import("../shell/bare-page")).Component;
}

/** What is around a page that stands without the shell, once its code is there. */
export const barePage = (): ReactNode => BarePage && <BarePage />;
