import { CouponCategory, CouponSegmentKind, SendableCouponType } from "@shopkeeper/sdk/contract";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { type CouponSegment, couponRuleMessages, couponSegmentLimits, segmentRefusal } from "@shopkeeper/sdk/rules/coupons";
import { userRuleMessages } from "@shopkeeper/sdk/rules/users";
import { not } from "drizzle-orm";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";

/** The calls on the shop's coupons and their claim records. */
export const couponHandlers: HandlersOf<"coupons"> = {
  listCoupons: ({ query: { page, limit, name, ...filter }, shop }) =>
    shop.coupons.page({ ...filter, name: searchText(name) }, { page, limit }),

  getCoupon: ({ path, shop }) => couponInfo(shop, path.id),

  async getCouponFigures({ path, shop }) {
    await couponInfo(shop, path.id);
    return shop.coupons.claims.figures(path.id);
  },

  async saveCoupon({ body, shop }) {
    const productIds = parseIds(body.productIds);
    const problems = { ...(await productProblems(shop, productIds)), ...shop.coupons.problems(body) };
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    return { id: await shop.coupons.add(body, body.category === CouponCategory.product ? productIds : []) };
  },

  async toggleCoupon({ path, shop }) {
    if (!(await shop.coupons.toggle(path.id))) throw new Refusal("couponMissing");
    return null;
  },

  async deleteCoupon({ path, shop }) {
    if (!(await shop.coupons.remove(path.id))) throw new Refusal("couponMissing");
    return null;
  },

  async editCouponProducts({ body, shop }) {
    const { category } = await couponInfo(shop, body.id);
    if (category !== CouponCategory.product) throw new Refusal("couponNotForProducts");
    const productIds = parseIds(body.productIds);
    await assertProducts(shop, productIds);
    if (!(await shop.coupons.replaceProducts(body.id, productIds, body.version))) {
      throw versionConflict(await couponInfo(shop, body.id));
    }
    return null;
  },

  listUsableCoupons: ({ shop }) => shop.coupons.gifts(),

  listSendableCoupons({ query, shop }) {
    const name = searchText(query.keywords);
    return query.type === SendableCouponType.gift ? shop.coupons.giftPage(name, query) : shop.coupons.manualPage(name, query);
  },

  async listCouponUsers({ query, shop }) {
    const nickname = searchText(query.nickname);
    const { uid, couponId, status } = query;
    const filter = { uid, couponId, status, name: searchText(query.name), users: nickname ? shop.users.named(nickname) : undefined };
    const page = await shop.coupons.claims.page(filter, query);
    const summaries = await shop.users.summaries(page.list.map((claim) => claim.uid));
    return { ...page, list: page.list.map((claim) => ({ ...claim, ...summaries.get(claim.uid) })) };
  },

  async sendCoupon({ query, body, shop }) {
    const couponId = body.couponId ?? query.couponId;
    const uids = parseIds(body.uid ?? query.uid);
    if (couponId === undefined) throw invalidFields({ couponId: messages.couponEmpty });
    if (uids.length === 0) throw invalidFields({ uid: userRuleMessages.usersEmpty });
    if ((await shop.users.following(uids)).length < uids.length) throw new Refusal("userNotFollowing");
    await shop.coupons.claims.send(couponId, uids);
    return null;
  },

  countCouponSegment: async ({ query, shop }) => ({ count: await (await segmentOf(shop, query)).count() }),

  async sendCouponToSegment({ body, shop }) {
    await couponInfo(shop, body.couponId);
    const segment = await segmentOf(shop, body);
    const uids = await segment.ids(couponSegmentLimits.peopleMax + 1);
    const count = uids.length > couponSegmentLimits.peopleMax ? await segment.count() : uids.length;
    const refusal = segmentRefusal(count, body.count);
    if (refusal) throw new Refusal(refusal.key, refusal.params);
    await shop.coupons.claims.send(body.couponId, uids);
    return { count };
  },
};

/** The users of a segment who follow the shop now. */
async function segmentOf(shop: Shop, segment: CouponSegment) {
  const { coupons, users, orders } = shop;
  const problems = problemTexts(coupons.segmentProblems(segment), couponRuleMessages);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const { kind, dateLimit, productId, days } = segment;
  if (typeof productId === "number" && (await productProblems(shop, [productId])))
    throw invalidFields({ productId: messages.productsMissing });
  switch (kind) {
    case CouponSegmentKind.followed:
      return users.segment({ followed: dateLimit ? users.period(dateLimit) : undefined });
    case CouponSegmentKind.bought:
      return users.segment({ where: (uid) => orders.hasBought(uid, productId ?? 0) });
    case CouponSegmentKind.idle:
      return users.segment({ where: (uid) => not(orders.hasOrdered(uid, days ?? 0)) });
  }
}

async function couponInfo(shop: Shop, id: number) {
  const coupon = await shop.coupons.find(id);
  if (!coupon) throw new Refusal("couponMissing");
  const { productIds, ...details } = coupon;
  return { ...details, productList: await shop.products.briefs(productIds) };
}

/** Refuses products that do not exist any more. */
export async function assertProducts(shop: Shop, productIds: readonly number[]) {
  const problems = await productProblems(shop, productIds);
  if (problems) throw invalidFields(problems);
}

async function productProblems(shop: Shop, productIds: readonly number[]) {
  const known = await shop.products.lookup.held(productIds);
  return known < productIds.length ? { productIds: messages.productsMissing } : undefined;
}

/** Messages for faults of a coupon, or of a send, that only the server can detect. */
const messages = {
  productsMissing: { zh: "有商品不存在或已被删除，请重新选择", en: "Some products do not exist or have been deleted. Choose again." },
  couponEmpty: { zh: "请选择优惠券", en: "Choose a coupon." },
};
