import { LRUCache } from "lru-cache";
import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Authenticate, Authenticated } from "../kernel/authenticate";
import type { Caller } from "../kernel/call";
import { EVERYTHING } from "../kernel/permissions";
import { Refusal } from "../core/refusal";
import { permissionsOf } from "../layout/shared";
import type { Clock } from "../ports/clock";
import type { Database } from "../ports/database";
import type { Random } from "../ports/random";
import { serviceTokenLookup } from "./service-token-lookup";
import { isDueForExtension, sessionLookup, sessionStore } from "./session-store";

/** Finds the account of a token, of a session or a service token; refuses an unknown token. */
export function authentication(database: Database, clock: Clock, random: Random): Authenticate {
  const { lookups } = database;
  const sessionOf = sessionLookup(lookups);
  const serviceTokenOf = serviceTokenLookup(lookups);
  const sessions = sessionStore({ db: lookups, clock, random });
  const rightsOf = rememberedRights();

  async function person(token: string, language: Language): Promise<Authenticated | undefined> {
    const now = clock.now();
    const found = await sessionOf(token, now);
    if (!found) return undefined;
    const { createTime: _opened, expireTime: _end, roleIds, ...account } = found;
    if (isDueForExtension(found, now)) await sessions.extend(found);
    const roles = found.isOwner ? ["admin"] : ["staff", ...roleIds.map(String)];
    const permissions = found.isOwner ? [EVERYTHING] : rightsOf(found.menuIds);
    return { session: { ...account, key: String(found.id), isService: false, roles, permissions, language } };
  }

  async function script(token: string, { address, language }: Caller): Promise<Authenticated> {
    const found = await serviceTokenOf(token, clock.now(), address);
    if (!found) throw new Refusal("serviceTokenDead");
    const { id, name, roleIds, ...maker } = found;
    const roles = ["staff", ...roleIds.map(String)];
    const permissions = rightsOf(found.menuIds);
    // no account name contains a space
    const identity = { id: 0, key: `service ${id}`, account: `token ${name}`, realName: name, isOwner: false, isService: true };
    return { session: { ...maker, ...identity, roles, permissions, language } };
  }

  return async (token, caller) => {
    const who = token?.startsWith("service") ? await script(token, caller) : token && (await person(token, caller.language));
    if (!who) throw new Refusal("unauthorized");
    return who;
  };
}

/** The permissions of menus, computed once for each set of menus. */
function rememberedRights() {
  const rights = new LRUCache<string, readonly string[]>({ max: 1_000 });
  return (menuIds: readonly number[]) => {
    const key = menuIds.join();
    const known = rights.get(key) ?? permissionsOf(menuIds);
    rights.set(key, known);
    return known;
  };
}
