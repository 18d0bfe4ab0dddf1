import type { Session } from "../kernel/call";
import { refusedAt } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { holdsMenus } from "./menus";

/** The shop's roles that grant only rights of the caller, or are in `held` already; refuses other roles at the field `roles`. */
export async function grantableRoles(
  { session, shop }: { session: Session; shop: Shop },
  ids: readonly number[],
  held: readonly number[] = [],
) {
  const found = await shop.roles.some(ids);
  if (found.length < ids.length) throw refusedAt("roles", "roleMissing");
  const beyond = found.find(({ id, menuIds }) => !held.includes(id) && !holdsMenus(session, menuIds));
  if (beyond) throw refusedAt("roles", "roleBeyond", { name: beyond.name });
  return found;
}
