import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { startWechat, type WechatReply, type WechatServer } from "../../testing/test-wechat";
import { systemClock } from "../../ports/clock";
import { WechatFailure } from "../../ports/wechat";
import type { WechatLive } from "../../ports/wechat-live";
import { httpWechat } from "./wechat-http";
import type { WechatOptions } from "./wechat-client";

const REVIEWS = "wxa/business/getgoodswarehouse";
const DELETION = "wxaapi/broadcast/goods/delete";
const TOKEN = "cgi-bin/stable_token";
const SILENCE = "no answer in time";

function liveOf({ api, secret }: WechatServer, options: Partial<WechatOptions> = {}): WechatLive {
  const { live } = httpWechat({ appId: "wx1", secret, api, clock: systemClock, pausesMs: [1, 1], ...options });
  if (!live) throw new Error("the live rooms are missing");
  return live;
}

const reviewsOf = (server: WechatServer, options?: Partial<WechatOptions>) => liveOf(server, options).goodsReviews([7]);
const deletionOf = (server: WechatServer, options?: Partial<WechatOptions>) => liveOf(server, options).deleteGoods(7);

const passed = { errcode: 0, total: 1, goods: [{ goods_id: 7, audit_status: 2 }] };
const refused = (errcode: number, message: string) => ({ reason: "refused", errcode, message });
const misbehaviours: Record<string, WechatReply> = {
  "a 503": (response: ServerResponse) => void response.writeHead(503).end(JSON.stringify(passed)),
  HTML: (response: ServerResponse) => void response.end("<html><body>502 Bad Gateway</body></html>"),
  "half an answer": (response: ServerResponse) => void response.end('{"errcode":0,"goo'),
  "a cut connection": (response: ServerResponse) =>
    void response.writeHead(200, { "content-length": "99" }).write("{", () => response.destroy()),
  [SILENCE]: () => undefined,
  "a redirect": (response: ServerResponse) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  "something else": [1, 2],
  "a system that is busy": { errcode: -1, errmsg: "system error rid: 1" },
};

test.each(Object.entries(misbehaviours))("after %s a read is repeated, a write is not", async (name, misbehaviour) => {
  const answerMs = name === SILENCE ? 150 : 8_000;
  const server = await startWechat({ [REVIEWS]: [misbehaviour, misbehaviour, passed], [DELETION]: [misbehaviour, {}] });
  expect(await reviewsOf(server, { answerMs })).toEqual([{ goodsId: 7, state: "passed", reason: "" }]);
  await expect(deletionOf(server, { answerMs })).rejects.toMatchObject({ name: "WechatFailure", reason: "unavailable" });
  expect(server.calls.filter(({ path }) => path === DELETION)).toHaveLength(1);
});

test("a read that fails three times is given up", async () => {
  const server = await startWechat({ [REVIEWS]: (response) => void response.writeHead(500).end() });
  await expect(reviewsOf(server)).rejects.toMatchObject({ reason: "unavailable" });
  expect(server.calls).toHaveLength(3);
  const gone = liveOf({ ...server, api: "http://127.0.0.1:1" });
  await expect(gone.deleteGoods(1)).rejects.toMatchObject({ reason: "unavailable" });
});

test("an answer without what it should hold is none", async () => {
  const server = await startWechat({ [REVIEWS]: { errcode: 0, goods: [{ goods_id: "seven", audit_status: 2 }] } });
  await expect(reviewsOf(server)).rejects.toMatchObject({ reason: "unavailable" });
});

test("numbers that come as text are numbers", async () => {
  const server = await startWechat({ [REVIEWS]: { errcode: "0", goods: [{ goods_id: "7", audit_status: "3", reason: "图片模糊" }] } });
  expect(await reviewsOf(server)).toEqual([{ goodsId: 7, state: "failed", reason: "图片模糊" }]);
});

test("calls at one time ask for one token, and later ones use it until it is about to end", async () => {
  const server = await startWechat({ [REVIEWS]: passed });
  let now = 0;
  const live = liveOf(server, { clock: { now: () => new Date(now) } });
  await Promise.all(Array.from({ length: 20 }, () => live.deleteGoods(7)));
  now = 110 * 60_000;
  await live.deleteGoods(7);
  expect(server.tokenRequests()).toBe(1);
  now = 117 * 60_000;
  await live.deleteGoods(7);
  expect(server.tokenRequests()).toBe(2);
});

test("a token that WeChat refuses is renewed once for all calls, and each is sent once more", async () => {
  const server = await startWechat();
  const live = liveOf(server);
  await live.deleteGoods(1);
  server.expireToken();
  await Promise.all(Array.from({ length: 10 }, (_, at) => live.deleteGoods(at)));
  expect(server.tokenRequests()).toBe(2);
  expect(server.calls).toHaveLength(21);
});

test("credentials that WeChat does not know are said to be wrong, after one more attempt", async () => {
  const unknown = { errcode: 40001, errmsg: "invalid credential, access_token is invalid or not latest" };
  const server = await startWechat({ [DELETION]: unknown });
  await expect(deletionOf(server)).rejects.toMatchObject(refused(40001, "微信不认可平台的小程序凭证，请联系平台检查"));
  expect(server.calls).toHaveLength(2);
  const closed = await startWechat({ [TOKEN]: { errcode: 40125, errmsg: "invalid appsecret" } });
  await expect(deletionOf(closed)).rejects.toMatchObject(refused(40125, "微信不认可平台的小程序凭证，请联系平台检查"));
});

test("a token is asked for again where WeChat misbehaves, also for a write", async () => {
  const server = await startWechat({ [TOKEN]: [{ errcode: -1 }, { access_token: "token-1", expires_in: 7200 }] });
  await deletionOf(server);
  expect(server.tokenRequests()).toBe(2);
});

test("too many calls in a minute: a read waits, a write fails", async () => {
  const tooOften = { errcode: 45011, errmsg: "api minute-quota reach limit" };
  const server = await startWechat({ [REVIEWS]: [tooOften, passed], [DELETION]: tooOften });
  expect(await reviewsOf(server)).toHaveLength(1);
  await expect(deletionOf(server)).rejects.toMatchObject(refused(45011, "操作太频繁，请稍后再试"));
});

test("a quota that is used up is not asked again today", async () => {
  const server = await startWechat({ [REVIEWS]: { errcode: 45009, errmsg: "reach max api daily quota limit" } });
  await expect(reviewsOf(server)).rejects.toMatchObject(refused(45009, "今天的微信调用次数已用完，请明天再试"));
  expect(server.calls).toHaveLength(1);
});

test("a code that we have no sentence for keeps WeChat's own, without its marks", async () => {
  const server = await startWechat({ [DELETION]: { errcode: 300099, errmsg: "goods is frozen, call 13812345678 rid: 5f8513c0-7d8f9bc4" } });
  await expect(deletionOf(server)).rejects.toMatchObject(refused(300099, "goods is frozen, call [number] (300099)"));
});

test("no failure holds the secret, the token or what was sent", async () => {
  for (const reply of [...Object.values(misbehaviours), { errcode: 40164, errmsg: "invalid ip" }]) {
    const server = await startWechat({ "wxaapi/broadcast/room/removeassistant": reply });
    const removal = liveOf(server, { answerMs: 50 }).removeAssistant(1, "13812345678");
    const failure: unknown = await removal.catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(WechatFailure);
    const said = inspect(failure, { depth: 9 });
    for (const secret of [server.secret, "token-1", "13812345678"]) expect(said).not.toContain(secret);
  }
});
