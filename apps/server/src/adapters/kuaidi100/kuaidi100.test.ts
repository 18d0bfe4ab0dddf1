import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { kuaidi100, type Kuaidi100Options } from "./kuaidi100";

const customer = "41D8CD98F00B204E9800998ECF8427E0";
const key = "sEcReTkEy123";
const SILENCE = "no answer in time";
const parcel = { company: "yuantong", number: "YT1234567890123", phone: "13812345678", sentTime: new Date() };
const steps = [
  { time: "2026-11-25 09:12:33", ftime: "2026-11-25 09:12:33", context: "【杭州市】已签收，签收人：本人" },
  { time: "2026-11-24 08:00:00", ftime: "2026-11-24 08:00:00", context: "【杭州市】派送中" },
];
const found = { message: "ok", nu: parcel.number, ischeck: "1", com: "yuantong", status: "200", state: "3", data: steps };

type Reply = object | ((response: ServerResponse) => void);

/** 快递100 as documented; each query consumes one reply, the last reply repeats. */
async function startProvider(...replies: Reply[]) {
  const queries: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    queries.push({ ...form, method: request.method ?? "", path: request.url ?? "", type: request.headers["content-type"] ?? "" });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (typeof reply === "function") reply(response);
    else response.end(JSON.stringify(reply));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  const api = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  const open = (options: Partial<Kuaidi100Options> = {}) => kuaidi100({ customer, key, api, ...options });
  return { queries, open };
}

test("a query is a signed form, and its steps come newest first with the state in our words", async () => {
  const { queries, open } = await startProvider(found);
  expect(await open().track(parcel)).toMatchObject({
    list: steps.map(({ ftime, context }) => ({ time: ftime, status: context })),
    ...{ deliverystatus: "3", issign: "1", updateTime: "2026-11-25 09:12:33" },
  });
  const [{ param = "", sign, type, ...query } = {}] = queries;
  expect(query).toEqual({ customer, method: "POST", path: "/poll/query.do" });
  expect(type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(JSON.parse(param)).toEqual({ com: "yuantong", num: parcel.number, order: "desc" });
  expect(sign).toBe(createHash("md5").update(`${param}${key}${customer}`).digest("hex").toUpperCase());
});

test("a phone number goes to the carriers that ask for one, and to no other", async () => {
  const { queries, open } = await startProvider(found);
  const logistics = open();
  for (const company of ["shunfeng", "zhongtong", "ems"]) await logistics.track({ ...parcel, company });
  expect(queries.map(({ param = "" }) => JSON.parse(param).phone)).toEqual([parcel.phone, parcel.phone, undefined]);
});

test.each([
  ["1", "0"],
  ["0", "1"],
  ["5", "2"],
  ["14", "4"],
  ["2", "5"],
  ["6", "6"],
  ["99", null],
])("its state %s is our %s", async (state, ours) => {
  const { open } = await startProvider({ ...found, state, ischeck: "0" });
  expect(await open().track(parcel)).toMatchObject({ deliverystatus: ours, issign: "0" });
});

test("an answer is the same for everybody who asks for the number, unless the carrier wants a phone number", async () => {
  const { open } = await startProvider(found);
  const { kept } = open();
  const keys = ["ems", "ems", "zhongtong", "zhongtong"].map((company, at) => kept?.key({ ...parcel, company, phone: `1381234567${at}` }));
  expect([kept?.ms, new Set(keys).size]).toEqual([1_800_000, 3]);
});

test.each(["500", 500])("what nobody knows yet is nothing, by the code %s", async (returnCode) => {
  const { open } = await startProvider({ result: false, returnCode, message: "查询无结果，请隔段时间再查" });
  expect(await open().track(parcel)).toBeUndefined();
});

test.each([
  ["400", /不认识这家快递公司/],
  ["408", /手机号没有通过/],
  ["503", /账户不可用/],
  ["601", /账户不可用/],
  ["611", /其他原因 \(611\)/],
])("the refusal %s says what to do", async (returnCode, sentence) => {
  const { open } = await startProvider({ result: false, returnCode, message: "其他原因" });
  await expect(open().track(parcel)).rejects.toMatchObject({ name: "LogisticsFailure", text: { zh: expect.stringMatching(sentence) } });
});

const misbehaviours: Record<string, Reply> = {
  "a 503": (response) => void response.writeHead(503).end(JSON.stringify(found)),
  HTML: (response) => void response.end("<html><body>502 Bad Gateway</body></html>"),
  "half an answer": (response) => void response.end('{"message":"ok","da'),
  "a cut connection": (response) => void response.writeHead(200, { "content-length": "99" }).write("{", () => response.destroy()),
  [SILENCE]: () => undefined,
  "a redirect": (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  "something else": [1, 2],
  "steps without words": { ...found, data: [{ time: "2026-11-25 09:12:33" }] },
  "a server that is busy": { result: false, returnCode: "502", message: "服务器繁忙" },
};

test.each(Object.entries(misbehaviours))("%s is a failure, and the next query is answered", async (name, misbehaviour) => {
  const { queries, open } = await startProvider(misbehaviour, found);
  const logistics = open({ answerMs: name === SILENCE ? 150 : 8_000 });
  const failure: unknown = await logistics.track(parcel).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "LogisticsFailure", text: undefined });
  expect(inspect(failure, { depth: 9 })).not.toMatch(new RegExp(`${key}|${customer}|${parcel.phone}`));
  expect(await logistics.track(parcel)).toMatchObject({ deliverystatus: "3" });
  expect(queries).toHaveLength(2);
});
