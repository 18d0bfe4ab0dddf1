import { eq } from "drizzle-orm";
import { RevisionEffect, RevisionKind } from "@shopkeeper/sdk/contract";
import { productCategories } from "../categories/tables";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { revisions } from "./tables";

const batch = "safety-batch";

/** Revisions in the safety matrices: of changed orders of categories, single and in a batch. */
export const safety: SafetyParts = {
  entities: { revisions: { table: revisions, id: revisions.id, merId: revisions.merId } },
  async insert(db, merId) {
    const rows = await db.select().from(productCategories).where(eq(productCategories.merId, merId)).orderBy(productCategories.id);
    const of = (at: number, by: number) => ({
      ...{ merId, kind: RevisionKind.category, effect: RevisionEffect.changed, accountId: 0, account: "safe" },
      ...{ subject: rows[at]?.id ?? 0, name: rows[at]?.name ?? "", createTime: new Date() },
      operation: "sortProductCategories" as const,
      changes: [{ field: "sort", before: (rows[at]?.sort ?? 0) + by, after: rows[at]?.sort ?? 0 }],
    });
    await db.insert(revisions).values([of(0, 1), of(0, 2), { ...of(1, 1), batch }]);
  },
  requests: {
    listRevisions: () => ({ query: { kind: RevisionKind.category } }),
    checkUndo: ({ ids }) => ({ path: { id: ids.revisions?.[1] } }),
    undoRevision: ({ ids }) => ({ body: { id: ids.revisions?.[0] } }),
    undoRevisions: () => ({ body: { batch } }),
  },
};
