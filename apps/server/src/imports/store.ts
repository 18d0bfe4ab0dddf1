import type { Schema } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, asc, count, desc, eq, gt, inArray, not, sql } from "drizzle-orm";
import { type PageQuery, readPage } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { importRows, imports } from "./tables";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Rows that are written at once. */
const SLICE = 500;

/** The result of a row of a file; a refused row has its cells and the reason. */
export type ImportedRow = { row: number; isDone: true } | ({ isDone: false } & Schema<"RefusedRow">);

/** Some rows of an import, as one call has processed them. */
export interface NewImport {
  run: Schema<"ImportRun">;
  kind: Schema<"ImportedKind">;
  accountId: number;
  rows: readonly ImportedRow[];
}

/** The shop's imports; without those of other shops and the expired ones. */
export const importStore = ({ db, merId, clock }: Scope) => {
  const own = () => and(eq(imports.merId, merId), gt(imports.expireTime, clock.now()));
  const refusedOf = (key: string) => and(eq(importRows.merId, merId), eq(importRows.importKey, key), not(importRows.isDone));

  /** The numbers of done and of refused rows of some imports. */
  async function countsOf(keys: readonly string[]) {
    const { importKey, isDone } = importRows;
    const rows = await db
      .select({ importKey, isDone, rows: count() })
      .from(importRows)
      .where(and(eq(importRows.merId, merId), inArray(importKey, [...keys])))
      .groupBy(importKey, isDone);
    return (key: string, wanted: boolean) => rows.find((row) => row.importKey === key && row.isDone === wanted)?.rows ?? 0;
  }

  return {
    /** Stores the results of rows, in the transaction that decides them; a done row stays done. */
    async note({ run: { key, name, rows: size }, kind, accountId, rows }: NewImport) {
      const createTime = clock.now();
      const expireTime = new Date(createTime.getTime() + KEPT_MS);
      await db.insert(imports).values({ merId, key, name, kind, accountId, rows: size, createTime, expireTime }).onConflictDoNothing();
      const byRow = [...new Map(rows.map((row) => [row.row, row])).values()];
      for (let start = 0; start < byRow.length; start += SLICE) {
        await db
          .insert(importRows)
          .values(byRow.slice(start, start + SLICE).map((row) => ({ ...row, merId, importKey: key })))
          .onConflictDoUpdate({
            target: [importRows.merId, importRows.importKey, importRows.row],
            set: { isDone: sql`excluded.is_done`, cells: sql`excluded.cells`, reason: sql`excluded.reason` },
            setWhere: not(importRows.isDone),
          });
      }
    },

    /** One page of the imports of some kinds, newest first. */
    page(kinds: readonly Schema<"ImportedKind">[], query: PageQuery) {
      const where = and(own(), inArray(imports.kind, [...kinds]));
      return readPage(query, {
        count: () => db.$count(imports, where),
        async rows({ limit, offset }) {
          const found = await db
            .select()
            .from(imports)
            .where(where)
            .orderBy(desc(imports.createTime), desc(imports.key))
            .limit(limit)
            .offset(offset);
          const countOf = await countsOf(found.map(({ key }) => key));
          return found.map(({ key, name, kind, accountId, rows, createTime, expireTime }) => ({
            ...{ key, name, type: kind, adminId: accountId, rows, done: countOf(key, true), failed: countOf(key, false) },
            ...{ createTime: wireTime(createTime), expireTime: wireTime(expireTime) },
          }));
        },
      });
    },

    async find(key: string) {
      const [row] = await db
        .select()
        .from(imports)
        .where(and(own(), eq(imports.key, key)));
      return row;
    },

    /** The columns of an import's refused rows. */
    async refusedColumns(key: string) {
      const rows = await db
        .selectDistinct({ column: sql<string>`jsonb_object_keys(${importRows.cells})` })
        .from(importRows)
        .where(refusedOf(key));
      return new Set(rows.map(({ column }) => column));
    },

    /** The number of refused rows of an import. */
    async countRefused(key: string) {
      const [row] = await db.select({ rows: count() }).from(importRows).where(refusedOf(key));
      return row?.rows ?? 0;
    },

    /** The refused rows of an import after a row, in the order of the file. */
    refusedAfter: (key: string, after: number, limit: number) =>
      db
        .select()
        .from(importRows)
        .where(and(refusedOf(key), gt(importRows.row, after)))
        .orderBy(asc(importRows.row))
        .limit(limit),
  };
};
