import type { SafetyParts } from "../testing/safety/safety-parts";
import { exportFiles } from "./tables";

const fileName = `product-${"0".repeat(32)}.xlsx`;

/** Exports in the safety matrices: each shop has one under the same name. */
export const safety: SafetyParts = {
  async insert(db, merId) {
    const criteria = { tab: 1, filter: {}, alertStock: 0, order: {} };
    const [createTime, expireTime] = [new Date(), new Date(Date.now() + 86_400_000)];
    await db.insert(exportFiles).values({ merId, fileName, name: "products.xlsx", criteria, accountId: 0, createTime, expireTime });
  },
  requests: {
    deleteExport: () => ({ body: { fileName } }),
    downloadExport: () => ({ query: { fileName } }),
    downloadResource: () => ({ query: { resource: "products.xlsx" } }),
  },
};
