import { type Language, textIn } from "@shopkeeper/hooks/texts";
import { matchPath } from "react-router-dom";
import { routeAt } from "./route-at";

/** The title of the page at a path in a language, empty if there is none. */
export function pageTitleAt(path: string, language: Language): string {
  const row = routeAt(path);
  if (!row) return "";
  return textIn(language, row.titleOf?.(matchPath(row.path, path)?.params ?? {}) ?? row.title);
}

/** The title of its tab: with the number of the row that it shows. */
export function tabTitleAt(address: string, language: Language): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const row = routeAt(path);
  const { id } = (row && matchPath(row.path, path)?.params) ?? {};
  const title = pageTitleAt(path, language);
  return id === undefined || id === "0" ? title : `${title}-${id}`;
}
