import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const address = { receiverName: "林小满", receiverPhone: "13800138000", detail: "文三路 1 号" };
const addresses = ({ token }: TestShop, query = {}) => read(server, "listAddresses", { token, query });
const names = async (shop: TestShop, query = {}) => (await addresses(shop, query)).map(({ receiverName }) => receiverName);
const save = ({ token }: TestShop, body: object) => call(server, "saveAddress", { token, body });
const update = ({ token }: TestShop, body: object) => call(server, "updateAddress", { token, body });

type Step = "setDefaultAddress" | "toggleAddress" | "deleteAddress";
const step = ({ token }: TestShop, id: Step, addressId: number | undefined) => call(server, id, { token, path: { id: addressId } });

test("an address is stored without spaces around it, shown and not the default unless told", async () => {
  const shop = await server.createShop();
  const { data } = await save(shop, { ...address, receiverName: " 林小满 ", province: " ", city: "杭州市" });
  expect(data).toEqual({ id: expect.any(Number) });
  expect(await addresses(shop)).toMatchObject([
    { ...address, ...data, province: null, city: "杭州市", isDefault: false, isShow: true, version: 0 },
  ]);
});

test.each([
  ["138-0013-8000", "13800138000"],
  ["+86 138 0013 8000", "13800138000"],
  ["０２１－１２３４５６７８", "021-12345678"],
  ["\u202d(0571) 8888 8888 转 801\u202c", "0571-88888888-801"],
])("the phone %j is stored as %j", async (receiverPhone, stored) => {
  const shop = await server.createShop();
  expect(await save(shop, { ...address, receiverPhone })).toMatchObject({ status: 200 });
  expect(await addresses(shop)).toMatchObject([{ receiverPhone: stored }]);
});

test("a number that nobody can call is refused, as is a place without words", async () => {
  const shop = await server.createShop();
  expect(await save(shop, { ...address, receiverPhone: "123" })).toMatchObject({
    status: 400,
    data: { fields: { receiverPhone: "请输入正确的手机号或座机号，座机号格式为“区号-号码”" } },
  });
  expect(await save(shop, { ...address, detail: " " })).toMatchObject({ status: 400, data: { fields: { detail: expect.any(String) } } });
});

test("the default comes first, then the newest; a new default takes the old one's place", async () => {
  const shop = await server.createShop({
    addresses: [{ receiverName: "甲", isDefault: true }, { receiverName: "乙" }, { receiverName: "丙" }],
  });
  expect(await names(shop)).toEqual(["甲", "丙", "乙"]);
  await save(shop, { ...address, receiverName: "丁", isDefault: true });
  expect(await names(shop)).toEqual(["丁", "丙", "乙", "甲"]);
  const [, , second] = await addresses(shop);
  expect(await step(shop, "setDefaultAddress", second?.id)).toMatchObject({ code: 200 });
  expect((await addresses(shop)).filter(({ isDefault }) => isDefault).map(({ receiverName }) => receiverName)).toEqual(["乙"]);
});

test("two people who name two defaults at once leave one", async () => {
  const shop = await server.createShop({ addresses: 2 });
  const answers = await Promise.all((await addresses(shop)).map(({ id }) => step(shop, "setDefaultAddress", id)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect((await addresses(shop)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("a hidden address is never the default", async () => {
  const shop = await server.createShop({ addresses: [{ isDefault: true }] });
  const [only] = await addresses(shop);
  await step(shop, "toggleAddress", only?.id);
  expect(await addresses(shop)).toMatchObject([{ isShow: false, isDefault: false }]);
  expect(await addresses(shop, { isShow: true })).toEqual([]);
  await step(shop, "setDefaultAddress", only?.id);
  expect(await addresses(shop, { isShow: 1 })).toMatchObject([{ isDefault: true }]);
  await update(shop, { ...address, id: only?.id, isDefault: true, isShow: false });
  expect(await addresses(shop)).toMatchObject([{ isShow: false, isDefault: false }]);
});

test("what a change leaves out stays, and a change over a newer version is refused with that version", async () => {
  const shop = await server.createShop({ addresses: [{ province: "浙江省", isShow: false }] });
  const [only] = await addresses(shop);
  expect(await update(shop, { ...address, id: only?.id, version: 0 })).toMatchObject({ code: 200 });
  expect(await addresses(shop)).toMatchObject([{ ...address, province: "浙江省", isShow: false, version: 1 }]);
  expect(await update(shop, { ...address, id: only?.id, version: 0, isDefault: true, isShow: true })).toMatchObject({
    status: 409,
    code: 90011,
    data: { current: { version: 1, isShow: false } },
  });
});

test("a deleted address is gone", async () => {
  const shop = await server.createShop({ addresses: 1 });
  const [only] = await addresses(shop);
  expect(await step(shop, "deleteAddress", only?.id)).toMatchObject({ code: 200 });
  expect(await addresses(shop)).toEqual([]);
  expect(await step(shop, "deleteAddress", only?.id)).toMatchObject({ status: 404, code: 4401 });
  expect(await update(shop, { ...address, id: only?.id })).toMatchObject({ status: 404, code: 4401 });
});

test("another shop's addresses are not there", async () => {
  const [shop, other] = [await server.createShop({ addresses: [{ isDefault: true }] }), await server.createShop()];
  const [only] = await addresses(shop);
  expect(await addresses(other)).toEqual([]);
  for (const each of ["setDefaultAddress", "toggleAddress", "deleteAddress"] as const) {
    expect(await step(other, each, only?.id)).toMatchObject({ status: 404, code: 4401 });
  }
  expect(await update(other, { ...address, id: only?.id })).toMatchObject({ status: 404, code: 4401 });
  expect(await addresses(shop)).toEqual([only]);
});
