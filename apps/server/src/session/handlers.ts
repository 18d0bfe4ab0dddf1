import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { hexOf } from "../core/digest";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import { drawCaptcha, captchaDigits } from "./captcha";
import { deviceKey } from "./device-key";
import { takeFactor } from "./factor-proof";
import { loginSubjects } from "./login-subjects";
import { secondFactorHandlers } from "./second-factor-handlers";
import { drawSlider } from "./slider";
import { isAt, openSlider, solvedSlider } from "./slider-answer";
import { needsCaptcha } from "./login-rules";
import { oldPasswordWrong } from "./messages";
import type { PreparedSession } from "./prepared";

/** Logging in and out, and the calling account's own information. */
export const sessionHandlers: HandlersOf<"session", PreparedSession> = {
  ...secondFactorHandlers,

  async login({ body, platform, prepared, request }) {
    const { accounts, knownAddresses, loginFailures, random, server, sessions } = platform;
    const account = await accounts.byName(body.account);
    const known = prepared.isRight ? prepared.password : undefined;
    if (!account || known === undefined || !(await accounts.noteLogin(account.id, known, request.address))) {
      const counts = await loginFailures.of(prepared.subjects);
      throw new Refusal("loginRefused", {}, { data: { captcha: needsCaptcha(counts, server.loginCaptcha) } });
    }
    await takeFactor(platform, account, prepared.factor);
    await loginFailures.succeed(prepared.subjects);
    await knownAddresses.add(account.id, request.addressBlock);
    const deviceSecret = body.deviceSecret === "" ? hexOf(random.bytes(24)) : (body.deviceSecret ?? null);
    if (deviceSecret !== null) await knownAddresses.add(account.id, deviceKey(deviceSecret));
    const token = await sessions.open(account.id, request, body.wxCode);
    const merchant = await accounts.merchantOf(account.id);
    return {
      token,
      id: account.id,
      account: account.account,
      realName: account.realName,
      isSms: account.isSms,
      leftTopLogo: merchant?.logoWide ?? null,
      leftSquareLogo: merchant?.logoSquare ?? null,
      deviceSecret,
    };
  },

  async logout({ session, platform }) {
    await platform.sessions.close(session.id);
    return null;
  },

  async getLoginInfo({ session, shop, platform }) {
    const merchant = await shop.merchant.find();
    const account = await platform.accounts.byId(session.accountId);
    if (!merchant) throw new Refusal("merchantMissing");
    if (!account) throw new Refusal("adminMissing");
    return {
      id: account.id,
      merId: merchant.id,
      account: session.account,
      realName: session.realName,
      merName: merchant.name,
      isSelf: merchant.isSelf,
      roles: [...session.roles],
      permissionsList: [...session.permissions],
      merStarLevel: merchant.starLevel,
      avatar: account.avatar,
      introduction: null,
      phone: session.isService ? null : account.phone,
      loginCount: account.loginCount,
      lastIp: account.lastIp,
      lastTime: wireTimeOrNull(account.lastTime),
      status: account.status,
      isTemporary: account.isTemporary,
    };
  },

  async updateProfile({ body, session, platform }) {
    await platform.accounts.rename(session.accountId, body.realName);
    return null;
  },

  async changePassword({ session, platform, prepared, request }) {
    const { accounts, knownAddresses, loginFailures, sessions } = platform;
    const { known, password } = prepared;
    if (password === undefined || !(await accounts.replacePassword(session.accountId, known, password))) {
      throw invalidFields({ oldPassword: oldPasswordWrong });
    }
    await loginFailures.succeed(prepared.subjects);
    await knownAddresses.clear(session.accountId, request.addressBlock);
    await sessions.closeOthers(session.accountId, session.id);
    return null;
  },

  async listOwnSessions({ session, platform }) {
    const open = await platform.sessions.ofAccount(session.accountId, session.id);
    return open.map(({ id, userAgent, address, createTime, lastTime }) => ({
      ...{ id, userAgent, address, createTime: wireTime(createTime), lastTime: wireTime(lastTime) },
      isCurrent: id === session.id,
    }));
  },

  async revokeSession({ path, session, platform }) {
    if (!(await platform.sessions.closeOf(session.accountId, path.id))) throw new Refusal("missing");
    return null;
  },

  async revokeOtherSessions({ session, platform }) {
    await platform.sessions.closeOthers(session.accountId, session.id);
    return null;
  },

  async getCaptcha({ platform }) {
    const digits = captchaDigits(platform.random);
    return { key: await platform.captchas.add(digits), code: drawCaptcha(digits, platform.random) };
  },

  async countLoginFailures({ body, platform: { accounts, knownAddresses, loginFailures }, request }) {
    const account = await accounts.byName(body.account);
    const place = await knownAddresses.firstOf(account?.id, [request.addressBlock]);
    return (await loginFailures.of(loginSubjects(body.account, request.addressBlock, place))).account.count;
  },

  async getSlider({ body: { captchaType }, platform: { captchas, random } }) {
    const { x, ...pictures } = drawSlider(random);
    const token = await captchas.add(openSlider(x));
    return { repCode: "0000", repMsg: null, repData: { ...pictures, token, secretKey: "", captchaType } };
  },

  async checkSlider({ body: { captchaType, token, pointJson }, platform }) {
    const result = await platform.captchas.advance(token, (answer) => isAt(answer, pointJson, "open"), solvedSlider);
    const repCode = result === undefined ? "6110" : result ? "0000" : "6111";
    return { repCode, repMsg: null, repData: { result: result === true, token, captchaType } };
  },

  getHealth: ({ platform }) => ({ status: platform.server.isDraining ? "draining" : "ready" }),

  async getReady({ platform: { server } }) {
    if (server.isDraining) throw new Refusal("draining", {}, { data: { status: "draining" }, retryAfter: 5 });
    const [hasFiles] = await Promise.all([server.hasFiles(), server.ping()]);
    const jobs = Object.fromEntries(server.jobs().map(({ name, state }) => [name, state]));
    return { status: "ready", files: hasFiles ? "ready" : "away", jobs };
  },
};
