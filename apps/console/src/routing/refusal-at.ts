import type { Language } from "@shopkeeper/hooks/texts";
import { lackingFor, loginRights } from "@shopkeeper/hooks/session";
import type { Refusal } from "@shopkeeper/ui/layout";
import { session } from "../session";
import { guardedBy } from "./guarded-by";
import { pageTitleAt } from "./page-titles";
import { isReady, routeAt } from "./route-at";

/** Why the current account may not open a page; undefined if it may, or nobody is logged in. */
export function refusalAt(path: string | null, language: Language): Refusal | undefined {
  const state = session.state();
  const row = path === null ? undefined : routeAt(path);
  if (path === null || !row || !isReady(row) || !("info" in state)) return undefined;
  const lacking = lackingFor(guardedBy(row, path), loginRights(state.info));
  if (!lacking) return undefined;
  const menu = lacking === "menuPage" ? row.activeMenu : undefined;
  return { page: pageTitleAt(path, language), right: pageTitleAt(menu ?? path, language), isForOwners: lacking === "role" };
}
