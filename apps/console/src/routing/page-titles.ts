import type { Text } from "@shopkeeper/hooks/core";
import { matchPath } from "react-router-dom";
import type { consoleText } from "../messages";
import { routeAt } from "./route-at";

type ConsoleText = Text<(typeof consoleText)["zh"]>;

/** The title of the page at a path, empty where there is none. */
export function pageTitleAt(path: string, t: ConsoleText): string {
  const row = routeAt(path);
  if (!row) return "";
  return t(`title.${row.titleOf?.(matchPath(row.path, path)?.params ?? {}) ?? row.titleKey}`);
}

/** The title of its tab: with the number of the row that it is about. */
export function tabTitleAt(address: string, t: ConsoleText): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const row = routeAt(path);
  const { id } = (row && matchPath(row.path, path)?.params) ?? {};
  const title = pageTitleAt(path, t);
  return id === undefined || id === "0" ? title : `${title}-${id}`;
}
