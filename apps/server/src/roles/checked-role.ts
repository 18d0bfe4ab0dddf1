import { labels, type Schema } from "@shopkeeper/sdk/contract";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { roleProblems, roleRuleMessages, rulesOf } from "@shopkeeper/sdk/rules/roles";
import type { Session } from "../kernel/call";
import { parseIds } from "../kit/id-list";
import { invalidFields, refusedAt } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { locksFor, menuOf, menus } from "./menus";

interface RoleChange {
  id: number;
  menuIds: readonly number[];
}

/** The fields to store; refuses a name that is taken, and menus that do not exist or that the caller may not grant. */
export async function checkedRole(shop: Shop, session: Session, body: Schema<"RoleInput">, before?: RoleChange) {
  const name = body.roleName.trim();
  const wanted = parseIds(body.rules);
  if (wanted.some((id) => !menus.has(id))) throw refusedAt("rules", "menuMissing");
  const menuIds = rulesOf(menus, wanted);
  const problems = roleProblems({ roleName: name, rules: menuIds }, menus);
  if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, roleRuleMessages));
  refuseLocked(
    session,
    menuIds.filter((id) => !before?.menuIds.includes(id)),
  );
  if (await shop.roles.isNamed(name, before?.id)) throw refusedAt("roleName", "roleNameTaken", { name });
  return { name, status: body.status, menuIds };
}

/** Refuses the first menu that the caller may not grant; a folder is granted with its children. */
function refuseLocked(session: Session, added: readonly number[]) {
  const locks = locksFor(session);
  const id = added.find((each) => !menus.isFolder(each) && locks.has(each));
  const lock = id === undefined ? undefined : locks.get(id);
  const menu = id === undefined ? undefined : menuOf(id);
  if (!lock || !menu) return;
  throw refusedAt("rules", "menuLocked", { menu: menu.name, reason: labels.MenuLock[lock] });
}
