import type { Schema } from "@shopkeeper/sdk/contract";
import { and, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { revisions } from "./tables";
import { pruneAfter } from "../jobs/prune";

/** A stored revision. */
export type StoredRevision = typeof revisions.$inferSelect;

/** A revision to store. */
export type NewRevision = Omit<StoredRevision, "merId" | "id" | "undoneBy" | "createTime">;

const dayMs = 86_400_000;

/** Days in which a revision can be undone. */
export const UNDO_DAYS = 30;
/** Days in which a revision can be read. */
const KEPT_DAYS = 180;

/** The revisions of the shop's records. */
export const revisionStore = ({ db, merId, clock }: Scope) => {
  const own = eq(revisions.merId, merId);

  return {
    /** Stores revisions, in the transaction that changed the records. */
    async add(rows: readonly NewRevision[]) {
      if (rows.length === 0) return;
      const createTime = clock.now();
      await insertRows(
        db,
        revisions,
        rows.map((row) => ({ ...row, merId, createTime })),
      );
    },

    /** One page of the revisions of a kind, or of one record of it, newest first. */
    page(kind: Schema<"RevisionKind">, subject: number | undefined, query: PageQuery) {
      const where = and(own, eq(revisions.kind, kind), subject === undefined ? undefined : eq(revisions.subject, subject));
      return readPage(query, {
        count: () => db.$count(revisions, where),
        async rows({ limit, offset }: PageWindow) {
          return db.select().from(revisions).where(where).orderBy(desc(revisions.id)).limit(limit).offset(offset);
        },
      });
    },

    async find(id: number): Promise<StoredRevision | undefined> {
      const [row] = await db
        .select()
        .from(revisions)
        .where(and(own, eq(revisions.id, id)));
      return row;
    },

    /** The revisions of a batch for these kinds, newest first: they are undone in that order. */
    async batch(batch: string, { kinds, before, limit }: { kinds: readonly string[]; before?: number | undefined; limit: number }) {
      const older = before === undefined ? undefined : lt(revisions.id, before);
      const where = and(own, eq(revisions.batch, batch), inArray(sql`${revisions.kind}`, [...kinds]), older);
      return db.select().from(revisions).where(where).orderBy(desc(revisions.id)).limit(limit);
    },

    /** The number of revisions of each of some batches. */
    async batchSizes(batches: readonly string[]) {
      if (batches.length === 0) return new Map<string, number>();
      const rows = await db
        .select({ batch: revisions.batch, size: count() })
        .from(revisions)
        .where(and(own, inArray(revisions.batch, [...batches])))
        .groupBy(revisions.batch);
      return new Map(rows.flatMap(({ batch, size }) => (batch === null ? [] : [[batch, size] as const])));
    },

    /** Marks revisions as undone by others (`undoes`); false when one of them was undone already. */
    markUndone: (id: number, undoneBy: number) =>
      affectsRows(
        db
          .update(revisions)
          .set({ undoneBy })
          .where(and(own, eq(revisions.id, id), isNull(revisions.undoneBy))),
      ),

    /** The newest revision that undoes one of these, by the id of the undone one. */
    async undoing(ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, number>();
      const rows = await db
        .select({ id: revisions.id, undoes: revisions.undoes })
        .from(revisions)
        .where(and(own, inArray(revisions.undoes, [...ids])))
        .orderBy(revisions.id);
      return new Map(rows.flatMap(({ id, undoes }) => (undoes === null ? [] : [[undoes, id] as const])));
    },

    /** Rolls back the writes of a refused `work`, and nothing else of the transaction. */
    attempt: <Answer>(work: () => Promise<Answer>): Promise<Answer> => db.transaction(work),

    /** Whether a revision is too old to be undone. */
    isLate: ({ createTime }: Pick<StoredRevision, "createTime">) => createTime.getTime() < clock.now().getTime() - UNDO_DAYS * dayMs,
  };
};

/** Deletes revisions that are too old to be read. */
export const pruneRevisions = pruneAfter(KEPT_DAYS * dayMs, { table: revisions, merId: revisions.merId, time: revisions.createTime });
