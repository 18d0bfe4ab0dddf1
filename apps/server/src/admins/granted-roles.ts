import { losesMenus } from "@shopkeeper/sdk/rules/roles";
import { parseIds } from "../kit/id-list";
import { Refusal } from "../core/refusal";
import { grantableRoles } from "../roles/shared";
import type { Changer, changeableAdmin } from "./changeable-admin";

/** The roles to grant; refuses permissions that the caller does not hold, and those that he would take from himself. */
export async function grantedRoles(
  changer: Changer,
  sent: string,
  before?: Pick<Awaited<ReturnType<typeof changeableAdmin>>, "isOwn" | "roles">,
) {
  const ids = parseIds(sent);
  const held = before?.roles.map(({ id }) => id);
  const after = await grantableRoles(changer, ids, held);
  if (before?.isOwn && losesMenus(before.roles, after)) throw new Refusal("ownRights");
  return ids;
}
