import { Refusal } from "../core/refusal";
import type { Changer } from "./changeable-admin";

/** A staff account, if the caller may see it; only the owner sees the owner. */
export async function visibleAdmin({ session, shop }: Changer, id: number) {
  const admin = await shop.admins.find(id);
  if (!admin || (admin.isOwner && !session.isOwner)) throw new Refusal("adminMissing");
  return admin;
}
