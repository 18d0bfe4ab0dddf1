import type { SafetyParts } from "../testing/safety/safety-parts";
import { importRows, imports } from "./tables";

const keyOf = (merId: number) => merId.toString(16).padStart(16, "0");

/** Imports in the safety matrices: each shop has one with a refused row. */
export const safety: SafetyParts = {
  entities: { imports: { table: imports, id: imports.key, merId: imports.merId } },
  async insert(db, merId) {
    const [createTime, expireTime] = [new Date(), new Date(Date.now() + 86_400_000)];
    const key = keyOf(merId);
    await db.insert(imports).values({ merId, key, kind: "product", name: "goods.csv", accountId: 0, rows: 1, createTime, expireTime });
    await db.insert(importRows).values({ merId, importKey: key, row: 2, isDone: false, cells: { name: "tea" }, reason: "no price" });
  },
  requests: {
    downloadRefusedRows: ({ ids }) => ({ query: { importKey: ids.imports?.[0] } }),
    reportRefusedRows: () => refusedRows("stock"),
  },
  partRequests: { "merchant:order:send": { reportRefusedRows: () => refusedRows("shipping") } },
};

const refusedRows = (kind: string) => ({
  body: { run: { key: "f".repeat(16), name: "a.csv", rows: 1 }, kind, rows: [{ row: 2, cells: {}, reason: "why" }] },
});
