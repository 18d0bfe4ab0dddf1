import { maxReplyTemplates } from "@shopkeeper/sdk/rules/reviews";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Token = Pick<TestShop, "token">;
const templates = ({ token }: Token) => read(server, "listReplyTemplates", { token });
const add = ({ token }: Token, content: string) => call(server, "addReplyTemplate", { token, body: { content } });
const edit = ({ token }: Token, body: object) => call(server, "editReplyTemplate", { token, body });

test("templates are added, changed and deleted, for their own shop alone", async () => {
  const [shop, other] = [await server.createShop({ replyTemplates: [{ content: "谢谢" }] }), await server.createShop()];
  const added = await add(shop, " 欢迎再来 ");
  const [first, second] = await templates(shop);
  expect(added).toMatchObject({ code: 200, data: { id: second?.id } });
  expect([first?.content, second?.content]).toEqual(["谢谢", "欢迎再来"]);
  expect(await edit(shop, { id: first?.id, content: "多谢", version: first?.version })).toMatchObject({ code: 200 });
  expect(await edit(shop, { id: first?.id, content: "又谢", version: first?.version })).toMatchObject({
    status: 409,
    data: { current: { content: "多谢" } },
  });
  const remove = ({ token }: Token, id = second?.id) => call(server, "deleteReplyTemplate", { token, path: { id } });
  expect([(await remove(other)).code, (await edit(other, { id: first?.id, content: "x" })).code]).toEqual([90821, 90821]);
  expect([(await remove(shop)).code, (await remove(shop)).code]).toEqual([200, 90821]);
  expect(await templates(shop)).toMatchObject([{ content: "多谢" }]);
  expect(await templates(other)).toEqual([]);
});

test("a text that is there already, has a bad word or is empty is refused at its field", async () => {
  const shop = await server.createShop({ replyTemplates: [{ content: "谢谢" }, { content: "多谢" }] });
  const [first, second] = await templates(shop);
  for (const text of ["谢谢", "请加微信", " ", "长".repeat(513)])
    expect((await add(shop, text)).data, text).toMatchObject({ fields: { content: expect.any(String) } });
  expect(await edit(shop, { id: second?.id, content: "谢谢" })).toMatchObject({ status: 409, code: 90823 });
  expect(await edit(shop, { id: first?.id, content: "谢谢" })).toMatchObject({ code: 200 });
});

test("the last free place is given once, whoever tries at the same time", async () => {
  const shop = await server.createShop({ replyTemplates: maxReplyTemplates - 1 });
  const codes = (await Promise.all(Array.from({ length: 6 }, (_, at) => add(shop, `新模板${at}`)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 90822)).toHaveLength(5);
  expect(await templates(shop)).toHaveLength(maxReplyTemplates);
});

test("who may answer sees the templates, and changes none", async () => {
  const shop = await server.createShop({ replyTemplates: 1 });
  const clerk = await shop.as(["merchant:product:reply:comment"]);
  expect(await templates(clerk)).toHaveLength(1);
  expect(await add(clerk, "谢谢")).toMatchObject({ status: 403 });
});
