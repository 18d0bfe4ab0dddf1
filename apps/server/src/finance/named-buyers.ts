import { maskedPhones } from "@shopkeeper/sdk/rules/core";
import type { Shop } from "../tenancy/shop";

/** Rows with the names of their buyers. */
export async function namedBuyers<Row extends { uid: number }>(shop: Shop, rows: readonly Row[]) {
  const summaries = await shop.users.summaries(rows.map(({ uid }) => uid));
  return rows.map((row) => ({ ...row, nickName: maskedPhones(summaries.get(row.uid)?.nickname ?? "") }));
}
