import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { RouteRow } from "../routes";
import { session } from "../session";
import { PlainPage } from "../shell/plain-page";
import { routeAt } from "./route-at";
import { screenAt } from "./screens";

let Shell: ComponentType | undefined;
let BarePage: ComponentType | undefined;

/** Fetches the code of the shell. */
export async function loadShell() {
  Shell ??= (await import("../shell/shell")).Component;
}

/** Whether a row is shown inside the shell, for whoever is there now. */
export const isInShell = (row: RouteRow) => (row.isPublic ? row.isInShell === true && "info" in session.state() : !row.isBare);

/** The shell, once its code is there; a public page stands alone for who is not logged in. */
export function ShellOrPage(): ReactNode {
  const { pathname } = useLocation();
  const row = routeAt(pathname);
  if (row?.isPublic && !isInShell(row)) return <PlainPage>{screenAt(row)}</PlainPage>;
  return Shell && <Shell />;
}

/** Fetches the code around a page that stands without the shell. */
export async function loadBarePage() {
  BarePage ??= (await import("../shell/bare-page")).Component;
}

/** What is around a page that stands without the shell, once its code is there. */
export const barePage = (): ReactNode => BarePage && <BarePage />;
