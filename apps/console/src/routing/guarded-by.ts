import type { GuardedRoute } from "@shopkeeper/hooks/session";
import { operations } from "@shopkeeper/sdk";
import type { RouteRow } from "../routes";

/** What the guard asks of who opens a row: its roles, and the permissions of the calls that its screen needs. */
export function guardedBy({ isPublic, roles, needs = [] }: RouteRow): GuardedRoute {
  const permissions = needs.flatMap((needed) => {
    const operation = operations[needed];
    return "permission" in operation ? [operation.permission] : [];
  });
  return { isPublic, roles, permissions };
}
