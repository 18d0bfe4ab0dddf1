import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Clock } from "../ports/clock";
import type { Database } from "../ports/database";
import type { Random } from "../ports/random";
import { EVERYTHING, permissionsOf } from "../layout/menu-rights";
import { isDueForExtension, sessionLookup, sessionStore, type FoundSession } from "../session/session-store";
import type { Session } from "./call";
import { Refusal } from "./refusal";

/** A session and the state of its shop's remembered totals. */
export interface Authenticated {
  session: Session;
  revision: number;
}

/** Finds out who holds a token; refuses when nobody does. */
export function authentication(database: Database, clock: Clock, random: Random) {
  const lookup = sessionLookup(database.db);
  const sessions = sessionStore({ db: database.db, clock, random });
  const rights = new Map<string, readonly string[]>();

  function permissionsFor({ isOwner, menuIds }: FoundSession): readonly string[] {
    if (isOwner) return [EVERYTHING];
    const key = menuIds.join();
    const known = rights.get(key) ?? permissionsOf(menuIds);
    if (rights.size > 1000) rights.clear();
    rights.set(key, known);
    return known;
  }

  return async (token: string | undefined, language: Language): Promise<Authenticated> => {
    const now = clock.now();
    const found = token === undefined ? undefined : await lookup(token, now);
    if (!found) throw new Refusal("unauthorized");
    if (isDueForExtension(found.expireTime, now)) await sessions.extend(found.id);
    const { id, accountId, merId, account, realName, isOwner, menuIds, roleIds, revision } = found;
    const roles = isOwner ? ["admin"] : ["staff", ...roleIds.map(String)];
    return {
      revision,
      session: { id, accountId, merId, account, realName, isOwner, menuIds, roles, permissions: permissionsFor(found), language },
    };
  };
}

/** Whether a session may call an operation; any one of the needed permissions is enough. */
export const isPermitted = ({ permissions }: Session, needed: readonly string[]) =>
  needed.length === 0 || permissions.includes(EVERYTHING) || needed.some((each) => permissions.includes(each));
