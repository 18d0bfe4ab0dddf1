import { and, eq, ne } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { type ClaimKind, shopClaims } from "./tables";
import type { Executor } from "../ports/database";

/** Values that are unique over all shops, each with the row that holds it. */
export const claimStore = ({ db, merId }: Pick<Scope, "db" | "merId">, kind: ClaimKind) => {
  const ofRow = (rowId: number) => and(eq(shopClaims.merId, merId), eq(shopClaims.kind, kind), eq(shopClaims.rowId, rowId));

  return {
    /** Gives a row a value in place of its earlier one; false when another row has it, and the transaction is to be given up. */
    async take(rowId: number, value: string): Promise<boolean> {
      await db.delete(shopClaims).where(and(ofRow(rowId), ne(shopClaims.value, value)));
      if (await affectsRows(db.insert(shopClaims).values({ kind, value, merId, rowId }).onConflictDoNothing())) return true;
      return (await db.$count(shopClaims, and(ofRow(rowId), eq(shopClaims.value, value)))) > 0;
    },

    async release(rowId: number) {
      await db.delete(shopClaims).where(ofRow(rowId));
    },

    /** Values of new rows, of which none is taken. */
    async seed(rows: readonly { rowId: number; value: string }[]) {
      if (rows.length > 0) await db.insert(shopClaims).values(rows.map((row) => ({ ...row, kind, merId })));
    },
  };
};

/** The row that has a value, of whatever shop. */
export async function claimedBy(db: Executor, kind: ClaimKind, value: string) {
  const [row] = await db
    .select({ merId: shopClaims.merId, rowId: shopClaims.rowId })
    .from(shopClaims)
    .where(and(eq(shopClaims.kind, kind), eq(shopClaims.value, value)));
  return row;
}
