import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { RouteRow } from "../routes";
import { session } from "../session";
import { PlainPage } from "../shell/plain-page";
import { routeAt } from "./route-at";
import { screenAt } from "./screens";

let Shell: ComponentType | undefined;
let BarePage: ComponentType | undefined;

/** Loads the code of the shell. */
export async function loadShell() {
  Shell ??= (await import("../shell/shell")).Component;
}

/** Whether a row is shown inside the shell, for the current visitor. */
export const isInShell = (row: RouteRow) => (row.isPublic ? row.isInShell === true && "info" in session.state() : !row.isBare);

/** The shell, once its code is loaded; without a login a public page is shown alone. */
export function ShellOrPage(): ReactNode {
  const { pathname } = useLocation();
  const row = routeAt(pathname);
  if (row?.isPublic && !isInShell(row)) return <PlainPage>{screenAt(row)}</PlainPage>;
  return Shell && <Shell />;
}

/** Loads the code around a page outside the shell. */
export async function loadBarePage() {
  BarePage ??= (await import("../shell/bare-page")).Component;
}

/** The layout around a page outside the shell, once its code is loaded. */
export const barePage = (): ReactNode => BarePage && <BarePage />;
