import { SeckillAuditStatus } from "@shopkeeper/sdk/contract";
import type { EntityIds } from "../testing/safety/contract-values";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { seckillActivities, seckillProducts, seckillSkus } from "./tables";

/** The seckill products in a shop of the matrices, oldest first; the last product is deleted. */
const states = {
  up: {},
  down: { isShow: false },
  waiting: { auditStatus: SeckillAuditStatus.waiting },
  refused: { auditStatus: SeckillAuditStatus.refused },
  deleted: { activity: 0, isShow: false },
} as const;

const placeOf = (state: keyof typeof states) => Object.keys(states).indexOf(state);
const known = (state: keyof typeof states, ids: EntityIds) => ids.seckillProducts?.[placeOf(state)];

/** Seckill activities and products in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    seckillActivities: { table: seckillActivities, id: seckillActivities.id },
    seckillProducts: { table: seckillProducts, id: seckillProducts.id, merId: seckillProducts.merId, isDel: seckillProducts.isDel },
    seckillSkus: { table: seckillSkus, id: seckillSkus.id, merId: seckillSkus.merId },
  },
  seed: () => ({
    // the platform's, which are visible to every shop
    seckillActivities: 1,
    // the first four reviewed products of the shop, the first one twice
    seckillProducts: Object.values(states).map((state, at) => ({ product: at % 4, ...state })),
  }),
  requests: {
    // the fourth product of the shop was refused there
    addSeckillProducts: ({ ids }) => ({
      body: {
        id: 2,
        productList: [{ id: ids.products?.[3], sort: 0, attrValue: [{ attrValueId: ids.skus?.[3], quota: 1, activityPrice: "1.00" }] }],
      },
    }),
    setSeckillPrices: ({ ids }) => ({
      body: { productList: [{ id: known("up", ids), attrValue: [{ id: ids.seckillSkus?.[placeOf("up")], activityPrice: "1.00" }] }] },
    }),
    putUpSeckillProducts: ({ ids }) => ({ body: { ids: String(known("down", ids)) } }),
    takeDownSeckillProducts: ({ ids }) => ({ body: { ids: String(known("up", ids)) } }),
    deleteSeckillProducts: ({ ids }) => ({ body: { ids: String(known("refused", ids)) } }),
    withdrawSeckillProduct: ({ ids }) => ({ path: { id: known("waiting", ids) } }),
    listSeckillCalendar: () => ({ query: { from: "2026-05-01", to: "2026-05-31" } }),
  },
};
