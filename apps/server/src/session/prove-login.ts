import { codes } from "@shopkeeper/sdk/contract";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Passwords } from "../ports/passwords";
import { claimAttempt, refuseWhileWaiting } from "./claim-attempt";
import { deviceKey } from "./device-key";
import { proveFactor } from "./factor-proof";
import type { LoginProof } from "./login-proof";
import { needsCaptcha, type FailureCounts } from "./login-rules";
import { loginSubjects } from "./login-subjects";
import { isAt, sliderPoint, sliderToken, spentSlider } from "./slider-answer";
import { captchaNeeded } from "./messages";
import type { PreparedSession } from "./prepared";

/**
 * Checks passwords outside the transaction, with the same work for unknown names.
 *
 * An attempt is counted before its password is checked, so that of many simultaneous attempts no more are checked than of
 * successive ones.
 */
export function proveLogin(passwords: Passwords): Preparations<PreparedSession>["login"] {
  let decoy: Promise<string> | undefined;
  return async ({ body, platform, request }): Promise<LoginProof> => {
    const { accounts, captchas, clock, knownAddresses, loginFailures, server } = platform;
    const account = await accounts.byName(body.account);
    const devices = body.deviceSecret ? [deviceKey(body.deviceSecret)] : [];
    const place = await knownAddresses.firstOf(account?.id, [...devices, request.addressBlock]);
    const subjects = loginSubjects(body.account, request.addressBlock, place);
    const slider = body.captchaVO?.captchaVerification;
    const hasCaptcha = Boolean((body.key && body.code) || slider);
    const assertCaptcha = (counts: FailureCounts) => {
      if (hasCaptcha || !needsCaptcha(counts, server.loginCaptcha)) return;
      throw new Refusal("captchaWrong", {}, { fields: { code: captchaNeeded }, data: { captcha: true } });
    };
    assertCaptcha(await refuseWhileWaiting(loginFailures, subjects, clock));
    const isPassed =
      body.key && body.code
        ? await captchas.redeem(body.key, body.code)
        : !slider || (await captchas.advance(sliderToken(slider), (answer) => isAt(answer, sliderPoint(slider), "solved"), spentSlider));
    if (!isPassed) {
      throw new Refusal("captchaWrong", {}, { fields: { code: codes.captchaWrong }, data: { captcha: true } });
    }
    const counts = await claimAttempt(loginFailures, subjects, clock);
    try {
      // simultaneous attempts may have used up the attempts without a captcha
      assertCaptcha(counts);
      const stored = account?.password ?? (await (decoy ??= passwords.hash("nobody's password")));
      const matches = await passwords.matches(body.pwd, stored);
      const isRight = matches && account?.status === true;
      const factor = isRight ? await proveFactor(platform, account, body.factorCode) : undefined;
      return { isRight, accountId: account?.id, password: account?.password, factor, subjects };
    } catch (failure) {
      await loginFailures.release(subjects);
      throw failure;
    }
  };
}
