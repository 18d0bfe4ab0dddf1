import { Refusal } from "../core/refusal";
import { insertAccount } from "./insert-account";
import { type accounts, merchants } from "./tables";
import type { Executor } from "../ports/database";

/** A shop to open. */
export type NewMerchant = typeof merchants.$inferInsert;

/** The account of its owner; `password` is the stored hash. */
export type NewOwner = Pick<typeof accounts.$inferInsert, "account" | "password" | "realName" | "isTemporary">;

/** Opens a shop with the account of its owner. */
export async function addMerchant(db: Executor, merchant: NewMerchant, owner: NewOwner) {
  const [shop] = await db.insert(merchants).values(merchant).returning({ merId: merchants.id });
  if (!shop) throw new Refusal("failed");
  const { createTime } = merchant;
  const accountId = await insertAccount(db, { ...owner, merId: shop.merId, isOwner: true, createTime });
  if (accountId === undefined) throw new Refusal("accountTaken", { account: owner.account });
  return { ...shop, accountId };
}
