import type { Authenticate } from "../core/authenticate";
import { EVERYTHING } from "../core/permissions";
import { Refusal } from "../core/refusal";
import { permissionsOf } from "../layout/shared";
import type { Clock } from "../ports/clock";
import type { Database } from "../ports/database";
import type { Random } from "../ports/random";
import { isDueForExtension, sessionLookup, sessionStore, type FoundSession } from "./session-store";

/** Finds out who holds a token; refuses when nobody does. */
export function authentication(database: Database, clock: Clock, random: Random): Authenticate {
  const lookup = sessionLookup(database.lookups);
  const sessions = sessionStore({ db: database.lookups, clock, random });
  const rights = new Map<string, readonly string[]>();

  function permissionsFor({ isOwner, menuIds }: FoundSession): readonly string[] {
    if (isOwner) return [EVERYTHING];
    const key = menuIds.join();
    const known = rights.get(key) ?? permissionsOf(menuIds);
    if (rights.size > 1000) rights.clear();
    rights.set(key, known);
    return known;
  }

  return async (token, language) => {
    const now = clock.now();
    const found = token === undefined ? undefined : await lookup(token, now);
    if (!found) throw new Refusal("unauthorized");
    if (isDueForExtension(found.expireTime, now)) await sessions.extend(found.id);
    const { id, accountId, merId, account, realName, isOwner, isTemporary, menuIds, roleIds, revision } = found;
    const roles = isOwner ? ["admin"] : ["staff", ...roleIds.map(String)];
    return {
      revision,
      session: {
        id,
        accountId,
        merId,
        account,
        realName,
        isOwner,
        isTemporary,
        menuIds,
        roles,
        permissions: permissionsFor(found),
        language,
      },
    };
  };
}
