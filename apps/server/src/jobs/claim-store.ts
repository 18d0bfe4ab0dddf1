import { and, eq, ne } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { type ClaimKind, shopClaims } from "./tables";
import type { Executor } from "../ports/database";

/** Values that are unique over all shops, each with its row. */
export const claimStore = ({ db, merId }: Pick<Scope, "db" | "merId">, kind: ClaimKind) => {
  const ofRow = (rowId: number) => and(eq(shopClaims.merId, merId), eq(shopClaims.kind, kind), eq(shopClaims.rowId, rowId));

  return {
    /** Replaces the value of a row; false when another row has it, and the transaction must be rolled back. */
    async take(rowId: number, value: string): Promise<boolean> {
      await db.delete(shopClaims).where(and(ofRow(rowId), ne(shopClaims.value, value)));
      if (await affectsRows(db.insert(shopClaims).values({ kind, value, merId, rowId }).onConflictDoNothing())) return true;
      return (await db.$count(shopClaims, and(ofRow(rowId), eq(shopClaims.value, value)))) > 0;
    },

    async release(rowId: number) {
      await db.delete(shopClaims).where(ofRow(rowId));
    },

    /** Adds values of new rows, none of which is taken. */
    async seed(rows: readonly { rowId: number; value: string }[]) {
      if (rows.length > 0) await db.insert(shopClaims).values(rows.map((row) => ({ ...row, kind, merId })));
    },
  };
};

/** The row of a value, in any shop. */
export async function claimedBy(db: Executor, kind: ClaimKind, value: string) {
  const [row] = await db
    .select({ merId: shopClaims.merId, rowId: shopClaims.rowId })
    .from(shopClaims)
    .where(and(eq(shopClaims.kind, kind), eq(shopClaims.value, value)));
  return row;
}
