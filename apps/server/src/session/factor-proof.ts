import { codes } from "@shopkeeper/sdk/contract";
import type { Platform } from "../kernel/platform";
import { Refusal } from "../core/refusal";
import { claimAttempt } from "./claim-attempt";
import { recoveryHash, stepOf } from "./factor-codes";
import { factorSubjects } from "./login-subjects";
import type { accounts } from "./tables";

/** A correct code that is not used up yet. */
export type FactorProof = { readonly step: number } | { readonly recoveryHash: string };

type FactorPlatform = Pick<Platform, "secondFactors" | "loginFailures" | "clock">;

type FactorHolder = Pick<typeof accounts.$inferSelect, "id" | "merId" | "account">;

/**
 * Checks the code of an account outside the transaction, so that the count of an attempt stays; undefined if the account has no
 * second factor. Only `takeFactor` uses the code up, in the transaction.
 */
export async function proveFactor(
  platform: FactorPlatform,
  holder: FactorHolder,
  code: string | undefined,
): Promise<FactorProof | undefined> {
  const factor = await platform.secondFactors.on(holder.id);
  if (!factor) return undefined;
  if (!code) throw factorRefusal("secondFactorNeeded");
  const subjects = factorSubjects(holder.id);
  await claimAttempt(platform.loginFailures, subjects, platform.clock);
  const step = stepOf(code, factor.secret, platform.clock.now());
  if (step !== undefined) return { step };
  const hash = recoveryHash(code);
  if (factor.recoveryHashes.includes(hash)) return { recoveryHash: hash };
  throw factorRefusal("secondFactorWrong", holder);
}

/** Uses up a correct code: of two calls with the same code the second is refused. The count of attempts is reset. */
export async function takeFactor(platform: FactorPlatform, holder: FactorHolder, proof: FactorProof | undefined) {
  if (proof === undefined) {
    // switched on between the check and the transaction
    if (await platform.secondFactors.on(holder.id)) throw factorRefusal("secondFactorNeeded");
    return;
  }
  if (!(await platform.secondFactors.take(holder.id, proof))) throw factorRefusal("secondFactorUsed", holder);
  await platform.loginFailures.succeed(factorSubjects(holder.id));
}

/** A refused code is logged in the holder's shop, also at a login, where no session exists yet. */
function factorRefusal(key: "secondFactorNeeded" | "secondFactorWrong" | "secondFactorUsed", holder?: FactorHolder): Refusal {
  const audited = holder && { accountId: holder.id, merId: holder.merId, account: holder.account };
  return new Refusal(key, {}, { fields: { factorCode: codes[key] }, data: { secondFactor: true }, audited });
}
