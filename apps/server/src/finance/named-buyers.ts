import { maskedPhones } from "@shopkeeper/sdk/rules/core";
import type { Shop } from "../core/shop";

/** Rows with the names of their buyers. */
export async function namedBuyers<Row extends { uid: number }>(shop: Shop, rows: readonly Row[]) {
  const faces = await shop.users.faces(rows.map(({ uid }) => uid));
  return rows.map((row) => ({ ...row, nickName: maskedPhones(faces.get(row.uid)?.nickname ?? "") }));
}
