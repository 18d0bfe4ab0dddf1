import type { Session } from "../kernel/call";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { holdsMenus } from "../roles/shared";

/** Who changes somebody. */
export interface Changer {
  session: Session;
  shop: Shop;
}

/**
 * Somebody whom the caller may change, with his roles.
 *
 * Nobody changes the owner here, nor anybody who may do more than himself: with a new password he would be him.
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
