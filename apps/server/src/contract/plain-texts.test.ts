import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;
let shop: TestShop;

beforeAll(async () => {
  server = await startServer();
  shop = await server.createShop();
});

const address = {
  receiverName: "周小满",
  receiverPhone: "13800138000",
  province: "浙江省",
  city: "杭州市",
  district: "西湖区",
  detail: "山路 1 号",
};
const rule = (value: string) => ({ ruleName: "尺寸", ruleValue: JSON.stringify([{ value, detail: ["大"] }]) });

const refusals = [
  ["name", () => call(server, "renameAttachment", { token: shop.token, body: { id: 1, name: "a\u0007b" } })],
  ["realName", () => call(server, "updateProfile", { token: shop.token, body: { realName: "张\n三" } })],
  ["realName", () => call(server, "updateProfile", { token: shop.token, body: { realName: "张\u001b[31m三" } })],
  ["detail", () => call(server, "saveAddress", { token: shop.token, body: { ...address, detail: "山路\r\n1 号" } })],
  ["ruleValue", () => call(server, "saveSpecRule", { token: shop.token, body: rule("大\u0007") })],
  ["content", () => call(server, "addReplyTemplate", { token: shop.token, body: { content: "谢谢\u0008" } })],
] as const;

test.each(refusals)("a control character is refused at its field: %s", async (field, send) => {
  expect(await send()).toMatchObject({ status: 400, code: 400, data: { fields: { [field]: expect.any(String) } } });
});

test("a text of several lines keeps its breaks and loses what nobody sees", async () => {
  const content = "谢谢光临\u200b！\n欢迎\u202e再来 👨‍👩‍👧";
  expect(await call(server, "addReplyTemplate", { token: shop.token, body: { content } })).toMatchObject({ code: 200 });
  const { data } = await call(server, "listReplyTemplates", { token: shop.token });
  expect(JSON.stringify(data)).toContain(JSON.stringify("谢谢光临！\n欢迎再来 👨‍👩‍👧"));
});

test("a name is stored as people see it", async () => {
  expect(await call(server, "updateProfile", { token: shop.token, body: { realName: "\ufeff林\u200b知夏\u2066" } })).toMatchObject({
    code: 200,
  });
  expect((await call(server, "getLoginInfo", { token: shop.token })).data.realName).toBe("林知夏");
});

test("NUL is refused everywhere, also in what is taken to the letter", async () => {
  const bodies = [
    { account: "a\0", pwd: "secret-1" },
    { account: "a", pwd: "secret\0-1" },
  ];
  for (const body of bodies) expect((await call(server, "login", { body })).status).toBe(400);
  expect((await call(server, "listAdmins", { token: shop.token, query: { realName: "a\0" } })).status).toBe(400);
});
