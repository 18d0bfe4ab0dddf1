import { expect, test } from "vitest";
import { startWechat, type WechatReply } from "../../testing/test-wechat";
import { systemClock } from "../../ports/clock";
import type { WechatProduct } from "../../ports/wechat-channel";
import { httpWechat } from "./wechat-http";

async function connected(replies: Record<string, WechatReply | WechatReply[]> = {}) {
  const server = await startWechat(replies);
  const { channel } = httpWechat({ appId: "wx1", secret: server.secret, api: server.api, clock: systemClock, pausesMs: [] });
  if (!channel) throw new Error("it is missing");
  return { server, channel };
}

const product: WechatProduct = {
  ...{ outProductId: "88", title: "明前龙井", path: "pages/goods?id=88", headImgs: ["a"], qualificationPics: [], description: "茶" },
  ...{ descriptionImgs: ["b"], thirdCatId: 6493, brandId: 2_100_000_000 },
  skus: [
    { outSkuId: "9", thumbImg: "a", salePrice: 1990, marketPrice: 2990, stock: 5, code: "T9", attributes: [{ key: "规格", value: "50g" }] },
  ],
};

test("a product is added; one that WeChat has already is changed, out of its review", async () => {
  const added = { errcode: 0, data: { product_id: 41, out_product_id: "88" } };
  const { server, channel } = await connected({
    "shop/spu/add": [added, { errcode: 1000012, errmsg: "商品id已存在" }],
    "shop/spu/get": { errcode: 0, spu: { product_id: 41, status: 0, edit_status: 2 } },
    "shop/spu/update": added,
  });
  expect(await channel.addProduct(product)).toEqual({ productId: 41 });
  expect(await channel.addProduct(product)).toEqual({ productId: 41 });
  expect(server.calls.map(({ path }) => path)).toEqual([
    ...["shop/spu/add", "shop/spu/add", "shop/spu/get", "shop/spu/del_audit", "shop/spu/update"],
  ]);
  expect(server.calls[0]?.body).toMatchObject({
    ...{ out_product_id: "88", title: "明前龙井", third_cat_id: 6493, brand_id: 2_100_000_000, desc_info: { desc: "茶", imgs: ["b"] } },
    skus: [{ out_product_id: "88", out_sku_id: "9", sale_price: 1990, stock_num: 5, sku_attrs: [{ attr_key: "规格", attr_value: "50g" }] }],
  });
});

test("a product goes on and off the shelf, and one that is not there has no state", async () => {
  const spu = { product_id: 41, status: 11, edit_status: 3, audit_info: { reject_reason: "主图模糊" } };
  const { server, channel } = await connected({
    "shop/spu/get": [
      { errcode: 0, spu },
      { errcode: 1000011, errmsg: "商品id不存在" },
    ],
  });
  await channel.putOn("88");
  await channel.putDown("88");
  await channel.deleteProduct("88");
  expect(await channel.productState("88")).toEqual({
    outProductId: "88",
    productId: 41,
    status: 11,
    editStatus: 3,
    rejectReason: "主图模糊",
  });
  expect(await channel.productState("88")).toBeUndefined();
  expect(server.calls.slice(0, 3)).toEqual(
    ["listing", "delisting", "del"].map((call) => ({ path: `shop/spu/${call}`, query: {}, body: { out_product_id: "88" } })),
  );
});

test("categories, brands, express companies and pictures are read", async () => {
  const { channel } = await connected({
    "shop/cat/get": {
      errcode: 0,
      third_cat_list: [
        {
          ...{ third_cat_id: 6493, third_cat_name: "爬行垫", second_cat_id: 6489, second_cat_name: "健身玩具", first_cat_id: 6472 },
          ...{
            first_cat_name: "玩具乐器",
            qualification: "",
            qualification_type: 0,
            product_qualification: "CCC",
            product_qualification_type: 1,
          },
        },
      ],
    },
    "shop/account/get_brand_list": { errcode: 0, data: [{ brand_id: 2101, brand_wording: "山月" }] },
    "shop/delivery/get_company_list": { errcode: 0, company_list: [{ delivery_id: "SF", delivery_name: "顺丰速运" }] },
    "shop/img/upload": { errcode: 0, img_info: { temp_img_url: "https://mmecimage.cn/p/1", media_id: "" } },
  });
  expect(await channel.categories()).toMatchObject([{ thirdCatId: 6493, firstCatName: "玩具乐器", productQualificationType: 1 }]);
  expect(await channel.brands()).toEqual([{ brandId: 2101, brandWording: "山月", status: 1 }]);
  expect(await channel.deliveryCompanies()).toEqual([{ deliveryId: "SF", deliveryName: "顺丰速运" }]);
  expect(await channel.uploadImage({ url: "https://shop.test/a.png" })).toEqual({
    mediaId: "",
    tempUrl: "https://mmecimage.cn/p/1",
    payMediaId: "",
  });
});

test("a picture is handed over by its bytes, one that lies elsewhere by its address, and a drawing not at all", async () => {
  const { server, channel } = await connected({
    "shop/img/upload": { errcode: 0, img_info: { temp_img_url: "https://mmecimage.cn/p/1", media_id: "" } },
  });
  const file = { fileName: "a.png", contentType: "image/png", bytes: Uint8Array.from([1, 2, 3]) };
  await channel.uploadImage(file);
  await channel.uploadImage({ url: "https://elsewhere.test/a.png" });
  await expect(channel.uploadImage({ ...file, contentType: "image/svg+xml" })).rejects.toThrow("微信只接收");
  expect(server.calls.map(({ path }) => path)).toEqual(["shop/img/upload", "shop/img/upload"]);
  const fieldOf = (name: string, value: string) => new RegExp(`name="${name}"\\r\\n\\r\\n${value}\\r\\n`);
  const [bytes, address] = server.calls.map(({ body }) => body);
  expect(bytes).toMatch(/name="media"; filename="a\.png"\r\nContent-Type: image\/png/);
  expect(bytes).toMatch(fieldOf("upload_type", "0"));
  expect(bytes).toMatch(fieldOf("resp_type", "1"));
  expect(bytes).not.toContain("img_url");
  expect(address).toMatch(fieldOf("upload_type", "1"));
  expect(address).toMatch(fieldOf("img_url", "https://elsewhere\\.test/a\\.png"));
});

test("access to the channel is none, on its way, passed or refused", async () => {
  const done = { spu_audit_success: 1, ec_order_success: 1, send_delivery_success: 1, ec_after_sale_success: 1, test_api_finished: 1 };
  const scene = (status: number, reason = "") => ({ group_id: 1, status, reason, name: "视频号" });
  const { channel } = await connected({
    "shop/register/check": [
      { errcode: 1040003, errmsg: "该小程序还没接入" },
      { errcode: 0, data: { status: 2, access_info: { ...done, deploy_wxa_finished: 0 } } },
      { errcode: 0, data: { status: 2, access_info: { ...done, deploy_wxa_finished: 1 }, scene_group_list: [scene(1)] } },
      { errcode: 0, data: { status: 2, access_info: done, scene_group_list: [scene(2, "没有售后功能")] } },
      { errcode: 0, data: { status: 3 } },
    ],
  });
  await channel.apply();
  expect(await channel.access()).toEqual({ state: "none" });
  const pending = await channel.access();
  expect(pending).toMatchObject({ state: "pending", steps: expect.arrayContaining([{ name: "发布小程序", isDone: false }]) });
  expect(await channel.access()).toMatchObject({ state: "passed" });
  expect(await channel.access()).toEqual({ state: "refused", reason: "没有售后功能" });
  expect(await channel.access()).toMatchObject({ state: "refused" });
});
