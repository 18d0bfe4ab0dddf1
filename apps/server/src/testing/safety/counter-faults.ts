import { eq } from "drizzle-orm";
import { coupons, couponUsers } from "../../coupons/tables";
import { call } from "../test-call";
import type { startServer } from "../start-server";
import { followers } from "../../users/tables";

type TestServer = Awaited<ReturnType<typeof startServer>>;

/** The faults of sending the last coupon to a hundred people at once. */
export async function counterFaults(server: TestServer): Promise<string[]> {
  const { db } = server.database;
  const shop = await server.createShop({ users: 100, coupons: [{ name: "last one", isLimited: true, total: 1, lastTotal: 1 }] });
  const [coupon] = await db.select().from(coupons).where(eq(coupons.merId, shop.merId));
  const people = await db.select({ uid: followers.uid }).from(followers).where(eq(followers.merId, shop.merId));
  const answers = await Promise.all(
    people.map(({ uid }) => call(server, "sendCoupon", { token: shop.token, body: { couponId: coupon?.id, uid } })),
  );
  const [left] = await db.select({ count: coupons.lastTotal }).from(coupons).where(eq(coupons.merId, shop.merId));
  const claims = await db.select({ id: couponUsers.id }).from(couponUsers).where(eq(couponUsers.merId, shop.merId));
  const done = answers.filter(({ code }) => code === 200).length;
  const faults: string[] = [];
  if (people.length !== 100) faults.push(`the shop has ${people.length} people`);
  if (done !== 1) faults.push(`${done} of 100 sends were done`);
  if (left?.count !== 0) faults.push(`${left?.count} coupons are left`);
  if (claims.length !== 1) faults.push(`${claims.length} claims were recorded`);
  return faults;
}
