import { Refusal } from "../core/refusal";
import type { Changer } from "./changeable-admin";

/** One of the shop's people as far as the caller sees him; the owner is seen by the owner alone. */
export async function visibleAdmin({ session, shop }: Changer, id: number) {
  const admin = await shop.admins.find(id);
  if (!admin || (admin.isOwner && !session.isOwner)) throw new Refusal("adminMissing");
  return admin;
}
