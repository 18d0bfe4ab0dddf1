import type { Session } from "../kernel/call";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { holdsMenus } from "../roles/shared";

/** The caller who changes a staff account. */
export interface Changer {
  session: Session;
  shop: Shop;
}

/**
 * A staff account that the caller may change, with its roles.
 *
 * The owner cannot be changed here, nor an account with more permissions than the caller: a new password would give him those.
 */
export async function changeableAdmin({ session, shop }: Changer, id: number) {
  await shop.roles.lock();
  const admin = await shop.admins.find(id);
  if (!admin) throw new Refusal("adminMissing");
  if (admin.isOwner) throw new Refusal("ownerFixed");
  const roles = await shop.roles.ofAccount(id);
  const isOwn = id === session.accountId;
  if (!isOwn && roles.some((role) => !holdsMenus(session, role.menuIds))) throw new Refusal("adminBeyond", { name: admin.realName });
  return { ...admin, isOwn, roles };
}
