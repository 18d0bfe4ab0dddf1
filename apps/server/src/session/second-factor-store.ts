import { and, arrayContains, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { PlatformScope } from "../tenancy/platform-scope";
import { recoveryHash } from "./factor-codes";
import type { FactorProof } from "./factor-proof";
import { secondFactors } from "./tables";

/** The second factors of accounts of all shops. */
export const secondFactorStore = ({ db, clock }: PlatformScope) => {
  const isOn = (accountId: number) => and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.startTime));

  return {
    /** The factor of an account, including one that is not on yet. */
    async of(accountId: number) {
      const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
      return row;
    },

    /** The factor of an account, if it is on. */
    async on(accountId: number) {
      const [row] = await db.select().from(secondFactors).where(isOn(accountId));
      return row;
    },

    /** Stores a new secret that waits for its first code; false if a factor is on. */
    start: (accountId: number, secret: string) =>
      affectsRows(
        db
          .insert(secondFactors)
          .values({ accountId, secret, createTime: clock.now() })
          .onConflictDoUpdate({
            target: secondFactors.accountId,
            set: { secret, createTime: clock.now() },
            setWhere: isNull(secondFactors.startTime),
          }),
      ),

    /** Switches a factor on with its first code; false if it is on, or its secret was replaced meanwhile. */
    turnOn: (accountId: number, secret: string, step: number, codes: readonly string[]) =>
      affectsRows(
        db
          .update(secondFactors)
          .set({ startTime: clock.now(), lastStep: step, recoveryHashes: codes.map(recoveryHash) })
          .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.secret, secret), isNull(secondFactors.startTime))),
      ),

    /** Uses up a correct code; false if this, or a later code, was used already. */
    take(accountId: number, proof: FactorProof): Promise<boolean> {
      if ("step" in proof) {
        const unused = and(isOn(accountId), lt(secondFactors.lastStep, proof.step));
        return affectsRows(db.update(secondFactors).set({ lastStep: proof.step }).where(unused));
      }
      const recoveryHashes = sql`array_remove(${secondFactors.recoveryHashes}, ${proof.recoveryHash}::varchar)`;
      const unused = and(isOn(accountId), arrayContains(secondFactors.recoveryHashes, [proof.recoveryHash]));
      return affectsRows(db.update(secondFactors).set({ recoveryHashes }).where(unused));
    },

    async renewCodes(accountId: number, codes: readonly string[]) {
      await db
        .update(secondFactors)
        .set({ recoveryHashes: codes.map(recoveryHash) })
        .where(eq(secondFactors.accountId, accountId));
    },

    /** Removes the factor; false if there is none. */
    remove: (accountId: number) => affectsRows(db.delete(secondFactors).where(eq(secondFactors.accountId, accountId))),
  };
};
