import { wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal, refusedAt, invalidFields } from "../core/refusal";
import { factorUri, newFactorSecret, newRecoveryCodes } from "./factor-codes";
import { takeFactor } from "./factor-proof";
import { factorSubjects } from "./login-subjects";
import { passwordWrong } from "./messages";
import type { PreparedSession } from "./prepared";

type Calls = "getSecondFactor" | "startSecondFactor" | "confirmSecondFactor" | "renewRecoveryCodes" | "turnOffSecondFactor";

/** The second factor of the calling account. */
export const secondFactorHandlers: Pick<HandlersOf<"session", PreparedSession>, Calls> = {
  async getSecondFactor({ session, platform }) {
    const factor = await platform.secondFactors.on(session.accountId);
    const startTime = wireTimeOrNull(factor?.startTime ?? null);
    return { isOn: factor !== undefined, startTime, recoveryCodes: factor?.recoveryHashes.length ?? 0 };
  },

  async startSecondFactor({ session, platform, prepared }) {
    if (!prepared.isRight) throw invalidFields({ pwd: passwordWrong });
    await platform.loginFailures.succeed(prepared.subjects);
    const secret = newFactorSecret(platform.random);
    if (!(await platform.secondFactors.start(session.accountId, secret))) throw new Refusal("secondFactorOn");
    return { secret, secretUri: factorUri(secret, session.account) };
  },

  async confirmSecondFactor({ session, platform, prepared: { secret, step } }) {
    const recoveryCodes = newRecoveryCodes(platform.random);
    if (step === undefined) throw refusedAt("factorCode", "secondFactorWrong");
    if (!(await platform.secondFactors.turnOn(session.accountId, secret, step, recoveryCodes))) throw new Refusal("secondFactorOn");
    await platform.loginFailures.succeed(factorSubjects(session.accountId));
    await platform.sessions.closeOthers(session.accountId, session.id);
    return { recoveryCodes };
  },

  async renewRecoveryCodes({ session, platform, prepared }) {
    if (!prepared) throw new Refusal("secondFactorOff");
    await takeFactor(platform, { ...session, id: session.accountId }, prepared);
    const recoveryCodes = newRecoveryCodes(platform.random);
    await platform.secondFactors.renewCodes(session.accountId, recoveryCodes);
    return { recoveryCodes };
  },

  async turnOffSecondFactor({ session, platform, prepared: { isRight, subjects, factor } }) {
    if (!isRight) throw invalidFields({ pwd: passwordWrong });
    await platform.loginFailures.succeed(subjects);
    if (!factor) throw new Refusal("secondFactorOff");
    await takeFactor(platform, { ...session, id: session.accountId }, factor);
    await platform.secondFactors.remove(session.accountId);
    return null;
  },
};
