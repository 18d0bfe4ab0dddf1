import { CouponCategory, CouponReceiveType, CouponSegmentKind } from "@shopkeeper/sdk/contract";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { coupons, couponUsers } from "./tables";

/** The segment of all who follow a shop. */
const everybody = { kind: CouponSegmentKind.followed, dateLimit: "" };

/** Coupons and claim records in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    coupons: { table: coupons, id: coupons.id, merId: coupons.merId, isDel: coupons.isDel },
    couponUsers: { table: couponUsers, id: couponUsers.id, merId: couponUsers.merId },
  },
  seed: (word) => ({
    coupons: [
      { name: `${word} of products`, category: CouponCategory.product },
      ...Array.from({ length: 4 }, (_, place) => ({ name: `${word} ${place}` })),
    ],
    couponUsers: 3,
  }),
  requests: {
    sendCoupon: ({ ids }) => ({ body: { couponId: Number(ids.coupons?.[1]), uid: String(ids.users?.[0]) } }),
    countCouponSegment: () => ({ query: everybody }),
    sendCouponToSegment: ({ ids }) => ({ body: { ...everybody, couponId: Number(ids.coupons?.[1]), count: 1000 } }),
    saveCoupon: ({ ids }) => ({
      body: {
        ...{ name: "safe", category: CouponCategory.product, receiveType: CouponReceiveType.manual, money: 5, minPrice: 0, sort: 0 },
        ...{ isLimited: 0, isTimeReceive: 0, isFixedTime: 0, day: 3, status: 1 },
        productIds: ids.products?.slice(0, 2).join(","),
      },
    }),
  },
};
