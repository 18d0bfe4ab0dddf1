import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const picture = "demo/logo-square-1.svg";
const info = {
  ...{ avatar: picture, backImage: picture, streetBackImage: picture, coverImage: picture, rectangleLogo: picture },
  ...{ intro: " 好茶 ", keywords: "茶,器", addressDetail: "浙江省杭州市西湖区文三路 90 号", latitude: "30.27", longitude: "120.15" },
  ...{ province: "浙江省", city: "杭州市", district: "西湖区" },
  ...{ alertStock: 0, serviceType: "phone", servicePhone: "0571-88888888", isTakeTheir: 1, receiptPrintingSwitch: 2 },
};
const edit = ({ token }: Pick<TestShop, "token">, changed: object = {}) =>
  call(server, "editShopInfo", { token, body: { ...info, ...changed } });
const infoOf = ({ token }: Pick<TestShop, "token">) => read(server, "getShopInfo", { token });
const press = ({ token }: Pick<TestShop, "token">, body?: object) => call(server, "switchShop", { token, body });

test("the platform's facts name the owner, the category with its fee and the type", async () => {
  const shop = await server.createShop({
    merchant: { realName: "林知夏", isSelf: true },
    info: { categoryId: 2, typeId: 1, qualificationPictures: [picture] },
  });
  const base = await read(server, "getShopBase", { token: shop.token });
  expect(base).toMatchObject({
    realName: "林知夏",
    phone: shop.account,
    isSelf: true,
    merCategory: "服饰鞋包",
    handlingFee: 5,
    merType: "旗舰店",
  });
  expect(JSON.parse(base.qualificationPicture)).toEqual([expect.stringContaining("logo-square-1")]);
  expect((await read(server, "listMerchantCategories", { token: shop.token }))[0]).toMatchObject({ name: "美妆个护", handlingFee: 6 });
  expect((await read(server, "listMerchantTypes", { token: shop.token })).map(({ name }) => name)).toEqual(["专卖店", "专营店", "旗舰店"]);
});

test("a shop in which nobody has filled in anything is blank, and what is saved comes back without spaces around it", async () => {
  const shop = await server.createShop();
  expect(await infoOf(shop)).toMatchObject({ avatar: "", intro: "", alertStock: 10, serviceType: "H5", version: 0 });
  expect(await edit(shop)).toMatchObject({ code: 200, data: null });
  const { avatar, backImage, streetBackImage, coverImage, rectangleLogo, ...texts } = info;
  expect(await infoOf(shop)).toMatchObject({ ...texts, intro: "好茶", isTakeTheir: true, pcBanner: "", version: 1 });
  expect(await edit(shop, { version: 0 })).toMatchObject({ status: 409, code: 90011, data: { current: { version: 1, intro: "好茶" } } });
});

test("each wrong field is named", async () => {
  const shop = await server.createShop();
  const answer = await edit(shop, { keywords: " ", servicePhone: "12", latitude: "91", avatar: "javascript:alert(1)" });
  const named = expect.any(String);
  expect(answer).toMatchObject({ status: 400, data: { fields: { avatar: named, keywords: named, latitude: named, servicePhone: named } } });
  expect(await edit(shop, { serviceType: "H5", serviceLink: "shop.test" })).toMatchObject({
    data: { fields: { serviceLink: "请输入以 http:// 或 https:// 开头的完整链接" } },
  });
  expect(await edit(shop, { alertStock: 10_000 })).toMatchObject({ status: 400 });
});

test("a client that knows no regions keeps the region while the address still begins with it", async () => {
  const shop = await server.createShop();
  await edit(shop);
  const plain = { province: undefined, city: undefined, district: undefined };
  await edit(shop, { ...plain, addressDetail: "浙江省杭州市西湖区文三路 91 号" });
  expect(await infoOf(shop)).toMatchObject({ province: "浙江省", district: "西湖区" });
  await edit(shop, { ...plain, addressDetail: "上海市徐汇区武康路 100 号" });
  expect(await infoOf(shop)).toMatchObject({ province: "", city: "", district: "" });
});

test("the stock to be warned at decides what the list's tab of low stock shows", async () => {
  const shop = await server.createShop({
    products: [
      { stock: 3, isShow: false },
      { stock: 30, isShow: false },
    ],
  });
  const low = async () => (await read(server, "listProducts", { token: shop.token, query: { type: 4 } })).total;
  const tab = async () => (await read(server, "listProductTabs", { token: shop.token })).find(({ type }) => type === 4)?.count;
  await edit(shop, { alertStock: 2 });
  expect([await low(), await tab()]).toEqual([0, 0]);
  await edit(shop, { alertStock: 50 });
  expect([await low(), await tab()]).toEqual([2, 2]);
});

test("closing takes every product off the shelf, and down in activities, and says how many; opening needs pictures and a way to reach the shop", async () => {
  const activity = { seckillActivities: 1, seckillProducts: [{ activity: 0 }] };
  const shop = await server.createShop({ products: [{ isShow: true }, { isShow: true }, { isShow: false }], ...activity });
  const other = await server.createShop({ products: [{ isShow: true }], ...activity });
  expect(await press(shop)).toMatchObject({ code: 200, data: { isSwitch: false, takenDown: 2, seckillTakenDown: 1 } });
  const isUp = async ({ token }: TestShop) => (await read(server, "listSeckillProducts", { token })).list[0]?.isShow;
  expect([await isUp(shop), await isUp(other)]).toEqual([false, true]);
  const onSale = async ({ token }: TestShop) => (await read(server, "listProducts", { token, query: { type: 1 } })).total;
  expect([await onSale(shop), await onSale(other)]).toEqual([0, 1]);
  expect(await press(shop)).toMatchObject({
    status: 409,
    code: 4103,
    message: "店铺还缺少商户主头像、H5商户背景图、H5商户街背景图、客服链接或电话，请先在“店铺信息”中补全再开启",
  });
  await edit(shop);
  expect(await press(shop)).toMatchObject({ data: { isSwitch: true, takenDown: 0 } });
  expect(await onSale(shop)).toBe(0);
});

test("two people who want the shop closed close it once", async () => {
  const shop = await server.createShop({ products: [{ isShow: true }] });
  const answers = await Promise.all([press(shop, { isSwitch: false }), press(shop, { isSwitch: 0 })]);
  expect(answers.map(({ data }) => JSON.stringify(data)).sort()).toEqual([
    '{"isSwitch":false,"takenDown":0,"seckillTakenDown":0}',
    '{"isSwitch":false,"takenDown":1,"seckillTakenDown":0}',
  ]);
  expect(await read(server, "getShopBase", { token: shop.token })).toMatchObject({ isSwitch: false });
});

test("who may only read changes nothing", async () => {
  const shop = await server.createShop();
  const clerk = await shop.as(["merchant:base:info", "merchant:config:info"]);
  expect(await edit(clerk)).toMatchObject({ status: 403 });
  expect(await press(clerk)).toMatchObject({ status: 403 });
});

test("a picture that the shop's information shows is in use", async () => {
  const shop = await server.createShop({ pictures: 1 });
  const [attachment] = (await read(server, "listAttachments", { token: shop.token })).list;
  await edit(shop, { avatar: attachment?.sattDir });
  const uses = await read(server, "listAttachmentUses", { token: shop.token, query: { ids: String(attachment?.attId) } });
  expect(uses[0]).toMatchObject({ count: 1, uses: [{ kind: "merchant" }] });
});
