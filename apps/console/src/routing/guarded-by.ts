import type { GuardedRoute } from "@shopkeeper/hooks/session";
import { operations } from "@shopkeeper/sdk";
import type { RouteParams, RouteRow } from "../routes";
import { paramsAt, routeAt } from "./route-at";

/** The guard's requirements for a row at a path: its roles, the permissions of its screen's calls, and its menu's page. */
export function guardedBy(row: RouteRow, path: string): GuardedRoute {
  const { isPublic, roles, hidden, activeMenu } = row;
  const menu = hidden && activeMenu !== undefined ? routeAt(activeMenu) : undefined;
  const permissions = needsOf(row, paramsAt(row, path)).flatMap((needed) => {
    const operation = operations[needed];
    return "permission" in operation ? [operation.permission] : [];
  });
  return { isPublic, roles, permissions, menuPage: menu && guardedBy(menu, menu.path) };
}

const needsOf = ({ needs = [] }: RouteRow, params: RouteParams) => (typeof needs === "function" ? needs(params) : needs);
