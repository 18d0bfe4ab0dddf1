import { oldestProducts } from "../products/seed";
import { CouponCategory, CouponReceiveType, CouponUserStatus } from "@shopkeeper/sdk/contract";
import { and, eq } from "drizzle-orm";
import { dayStart } from "@shopkeeper/sdk/rules/time";
import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { chanceOf } from "../demo/kit/random";
import { seedUsers, shopUsers } from "../users/seed";
import { claimedTerms, couponProducts, coupons, couponUsers } from "./tables";
import { eachWanted, type DemoDomain, type Wanted } from "../demo/kit/seeding";

/** A coupon to add; a product coupon without products is for the first products of the shop. */
interface CouponSeed extends Omit<typeof coupons.$inferInsert, "merId" | "id"> {
  productIds?: readonly number[];
}

/** A claim record to add. */
type ClaimSeed = Omit<typeof couponUsers.$inferInsert, "merId" | "id">;

/** An added coupon. */
type SeededCoupon = typeof coupons.$inferSelect;

/** Names of coupons: for the whole shop, and for certain products. */
const couponWords = {
  shop: "新人见面礼 春节券 满减通用券 会员日专享 周年庆感谢券 开学季 中秋团圆券 双十一预热券 老友回访券 店庆第二波 五一出游券 年货节 粉丝福利券 夜宵时段券 入冬第一单 生日礼券 评价返券 直播间专享 端午安康券 618 狂欢券".split(
    / (?!狂欢)/,
  ),
  product:
    "明前新茶尝鲜 茶器立减 床品焕新券 绿植到家 居家好物券 面包早餐券 读书月 一人食厨具券 灯下时光券 礼盒专享 香氛试用券 收纳季".split(" "),
  /** The longest valid name. */
  long: "山月茶家十周年感恩回馈全场满减优惠券啦",
} as const;

const dayMs = 86_400_000;
const batch = 1000;

/** Adds coupons to a shop, the newest last; a number adds that many of every kind and state, partial ones are plain and enabled. */
async function seedCoupons(
  scope: Scope,
  wanted: Wanted<CouponSeed>,
  { products = [] }: { products?: readonly { id: number }[] | undefined } = {},
) {
  const now = scope.clock.now();
  const productIds = products.map(({ id }) => id);
  const seeds =
    typeof wanted === "number"
      ? Array.from({ length: wanted }, (_, at) => everyKind(at, wanted, now, productIds))
      : wanted.map((seed, at) => plain(seed, at, now, productIds));
  const made: SeededCoupon[] = [];
  for (let start = 0; start < seeds.length; start += batch) {
    const rows = seeds.slice(start, start + batch).map(({ productIds: _, ...coupon }) => ({ ...coupon, merId: scope.merId }));
    made.push(...(await scope.db.insert(coupons).values(rows).returning()));
  }
  await insertRows(
    scope.db,
    couponProducts,
    made.flatMap((coupon, at) =>
      (seeds[at]?.productIds ?? []).map((productId, place) => ({ merId: scope.merId, couponId: coupon.id, productId, place })),
    ),
  );
  return made;
}

/**
 * Adds claim records to a shop, oldest first; a number adds that many, used, unused and expired, partial ones were claimed just now. A
 * coupon and a user are added if the seed has none.
 */
async function seedClaims(
  scope: Scope,
  wanted: Wanted<ClaimSeed>,
  seeded: { coupons?: readonly SeededCoupon[]; users?: readonly { id: number }[] },
) {
  const { coupons = await seedCoupons(scope, [{}]), users = await seedUsers(scope, 1) } = seeded;
  const chance = chanceOf("claims");
  const now = scope.clock.now();
  const pick = <Row>(rows: readonly Row[]) => rows[chance.between(0, rows.length - 1)];
  const seeds = eachWanted(wanted);
  const count = seeds.length;
  const isSpread = typeof wanted === "number";
  const claims = seeds.map((seed, at) => {
    const coupon = coupons.find(({ id }) => id === seed.couponId) ?? pick(coupons);
    const user = pick(users);
    if (!coupon || !user) throw new Error("claim records need coupons and users");
    const age = isSpread ? ((count - at) / count) ** 2 * 120 * dayMs + 3_600_000 : (count - at) * 1000;
    const createTime = new Date(now.getTime() - Math.round(age));
    const startTime = coupon.useStartTime ?? createTime;
    const endTime = coupon.useEndTime ?? new Date(createTime.getTime() + (coupon.day ?? 7) * dayMs);
    const isUsed = isSpread && startTime < now && chance.happens(0.35);
    const lastUse = Math.min(now.getTime(), endTime.getTime());
    return {
      ...{ couponId: coupon.id, uid: user.id, ...claimedTerms(coupon) },
      status: isUsed ? CouponUserStatus.used : endTime <= now ? CouponUserStatus.expired : CouponUserStatus.unused,
      startTime,
      endTime,
      useTime: isUsed ? new Date(lastUse - Math.round(chance.next() * Math.max(0, lastUse - startTime.getTime()))) : null,
      createTime,
      ...seed,
      merId: scope.merId,
    };
  });
  await insertRows(scope.db, couponUsers, claims);
}

/** The coupons of a demo shop, of every kind and state, and their claim records. */
async function demoCoupons(scope: Scope, shop: number, productIds: readonly number[]) {
  const products = productIds.map((id) => ({ id }));
  const coupons = await seedCoupons(scope, [60, 18][shop] ?? 0, { products });
  await seedClaims(scope, [420, 90][shop] ?? 0, { coupons, users: await shopUsers(scope) });
}

/** The ids of a shop's coupons that come with a product and are enabled. */
export async function giftCoupons({ db, merId }: Scope) {
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.merId, merId), coupons.status, eq(coupons.receiveType, CouponReceiveType.gift)))
    .orderBy(coupons.id);
  return rows.map((row) => row.id);
}

function plain(seed: Partial<CouponSeed>, at: number, now: Date, productIds: readonly number[]): CouponSeed {
  const isLimited = seed.isLimited ?? seed.total !== undefined;
  return {
    name: `优惠券${at + 1}`,
    category: CouponCategory.merchant,
    receiveType: CouponReceiveType.manual,
    money: 10,
    minPrice: 100,
    total: 0,
    lastTotal: seed.total ?? 0,
    isTimeReceive: seed.receiveStartTime !== undefined,
    isFixedTime: seed.useStartTime !== undefined,
    day: seed.useStartTime === undefined ? 7 : null,
    sort: 0,
    status: true,
    createTime: now,
    updateTime: now,
    productIds: seed.category === CouponCategory.product ? productIds.slice(0, 3) : [],
    ...seed,
    isLimited,
  };
}

/** The coupon at an index: kinds and states alternate with different periods, so that every combination occurs. */
function everyKind(at: number, count: number, now: Date, productIds: readonly number[]): CouponSeed {
  const turn = <Item>(items: readonly [Item, ...Item[]], speed = 1) => items[Math.floor(at / speed) % items.length] ?? items[0];
  const days = (from: number, to: number) => [dayStart(now, from), new Date(dayStart(now, to).getTime() - 1000)] as const;
  const isProduct = productIds.length > 0 && at % 10 < 3;
  const minPrice = turn([0, 99, 199, 299, 0, 599]);
  const money = turn([5, 10, 20, 50, 8, 100]);
  const total = turn([0, 500, 100, 0, 200, 1000, 50]);
  const lastTotal = turn([0, 320, 1, 0, 0, 998, 50]);
  const receive = turn([undefined, days(-20, 40), undefined, days(-60, -10), days(7, 37)] as const, 2);
  const use = turn([undefined, days(-15, 60), undefined, days(-90, -5), undefined, days(10, 45)] as const, 3);
  const words = isProduct ? couponWords.product : couponWords.shop;
  const seed: Partial<CouponSeed> = {
    name: at % 23 === 22 ? couponWords.long : (words[Math.floor(at / 2) % words.length] ?? couponWords.long),
    category: isProduct ? CouponCategory.product : CouponCategory.merchant,
    receiveType: at % 4 === 3 ? CouponReceiveType.gift : CouponReceiveType.manual,
    money: minPrice === 0 ? money : Math.min(money, minPrice),
    minPrice,
    ...(total > 0 && { total, lastTotal }),
    ...(receive && { receiveStartTime: receive[0], receiveEndTime: receive[1] }),
    ...(use ? { useStartTime: use[0], useEndTime: use[1] } : { day: turn([7, 30, 3, 15, 90]) }),
    sort: turn([0, 0, 10, 0, 5, 0, 1, 99]),
    status: at % 6 !== 4,
    productIds: isProduct ? productIds.slice((at * 7) % 50, ((at * 7) % 50) + 3 + (at % 23)) : [],
  };
  return plain(seed, at, new Date(now.getTime() - Math.round((count - at) * 5.5 * dayMs)), productIds);
}

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: {
    coupons: { after: ["products"], fill: seedCoupons },
    couponUsers: { after: ["coupons", "users"], fill: seedClaims },
  },
  parts: {
    coupons: {
      version: 1,
      after: ["products", "users"],
      fill: async (scope, shop) => demoCoupons(scope, shop, await oldestProducts(scope, 80)),
    },
  },
} satisfies DemoDomain;
