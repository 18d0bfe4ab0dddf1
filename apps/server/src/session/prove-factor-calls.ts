import type { Call } from "../kernel/call";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Passwords } from "../ports/passwords";
import { claimAttempt } from "./claim-attempt";
import { stepOf } from "./factor-codes";
import { type FactorProof, proveFactor } from "./factor-proof";
import { factorSubjects, type LoginSubjects, passwordSubjects } from "./login-subjects";

/** Whether the present password was right, and the counters of the attempt. */
export interface KnownPassword {
  isRight: boolean;
  subjects: LoginSubjects;
}

/** The results of the preparations of calls on the second factor. */
export interface PreparedFactor {
  startSecondFactor: KnownPassword;
  /** The secret that the code was checked against, and the code's time step if it matches. */
  confirmSecondFactor: { secret: string; step: number | undefined };
  renewRecoveryCodes: FactorProof | undefined;
  turnOffSecondFactor: KnownPassword & { factor: FactorProof | undefined };
}

type FactorCall = Pick<Omit<Call<"startSecondFactor">, "prepared">, "session" | "platform" | "request">;

/** Checks passwords and codes outside the transaction, so that the count of an attempt stays. */
export function proveFactorCalls(passwords: Passwords): Preparations<PreparedFactor> {
  async function knownPassword({ session, platform, request }: FactorCall, pwd: string): Promise<KnownPassword> {
    const { accounts, clock, loginFailures } = platform;
    const subjects = passwordSubjects(session.accountId, request.addressBlock);
    await claimAttempt(loginFailures, subjects, clock);
    const account = await accounts.byId(session.accountId);
    return { isRight: account !== undefined && (await passwords.matches(pwd, account.password)), subjects };
  }
  const holderOf = ({ session }: Pick<FactorCall, "session">) => ({ ...session, id: session.accountId });

  return {
    startSecondFactor: (call) => knownPassword(call, call.body.pwd),

    async confirmSecondFactor({ body, session, platform }) {
      const factor = await platform.secondFactors.of(session.accountId);
      if (!factor) throw new Refusal("secondFactorOff");
      if (factor.startTime) throw new Refusal("secondFactorOn");
      await claimAttempt(platform.loginFailures, factorSubjects(session.accountId), platform.clock);
      return { secret: factor.secret, step: stepOf(body.factorCode, factor.secret, platform.clock.now()) };
    },

    renewRecoveryCodes: (call) => proveFactor(call.platform, holderOf(call), call.body.factorCode),

    async turnOffSecondFactor(call) {
      const known = await knownPassword(call, call.body.pwd);
      return { ...known, factor: known.isRight ? await proveFactor(call.platform, holderOf(call), call.body.factorCode) : undefined };
    },
  };
}
