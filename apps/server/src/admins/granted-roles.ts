import { losesMenus } from "@shopkeeper/sdk/rules/roles";
import { parseIds } from "../core/id-list";
import { Refusal, refusedAt } from "../core/refusal";
import { holdsMenus } from "../roles/shared";
import type { Changer, changeableAdmin } from "./changeable-admin";

/** The roles that somebody is to have; refuses what the caller does not hold, and rights that he takes from himself. */
export async function grantedRoles(
  { session, shop }: Changer,
  sent: string,
  before?: Pick<Awaited<ReturnType<typeof changeableAdmin>>, "isOwn" | "roles">,
) {
  const ids = parseIds(sent);
  const after = await shop.roles.some(ids);
  if (after.length < ids.length) throw refusedAt("roles", "roleMissing");
  const added = after.filter(({ id }) => !before?.roles.some((role) => role.id === id));
  const beyond = added.find(({ menuIds }) => !holdsMenus(session, menuIds));
  if (beyond) throw refusedAt("roles", "roleBeyond", { name: beyond.name });
  if (before?.isOwn && losesMenus(before.roles, after)) throw new Refusal("ownRights");
  return ids;
}
