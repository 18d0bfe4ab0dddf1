import { eq } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { merchantCategories, shopInfos } from "./tables";

/** The platform's fee on the shop's payments, in percent: the fee of its category, 0 without a category. */
export async function shopFee({ db, merId }: Scope) {
  const [row] = await db
    .select({ percent: merchantCategories.handlingFee })
    .from(shopInfos)
    .innerJoin(merchantCategories, eq(merchantCategories.id, shopInfos.categoryId))
    .where(eq(shopInfos.merId, merId));
  return row?.percent ?? 0;
}
