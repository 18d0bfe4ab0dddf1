import { VideoAccessStatus, VideoEditStatus, VideoPlatformStatus, VideoStatus } from "@shopkeeper/sdk/contract";
import { noVideoBrand } from "@shopkeeper/sdk/rules/video-channel";
import { earliest, schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { oldestProducts, wholeProducts } from "../products/seed";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { fakeCategory } from "../demo/kit/wechat-categories";
import { videoAccesses, type VideoApplication, videoProducts, videoSkus } from "./tables";

/** A product of the channel to make, from one of the shop's products; money in fen. */
export type VideoProductSeed = Partial<Omit<typeof videoProducts.$inferInsert, "merId" | "id">>;

/** Makes drafts, or products in the seeded state, of the shop's products in turn; the newest last. */
export async function seedVideoProducts(
  scope: Scope,
  wanted: Wanted<VideoProductSeed>,
  { products }: { products?: readonly { id: number }[] | undefined } = {},
) {
  const { db, merId, clock } = scope;
  const seeds = eachWanted(wanted);
  const ids = products?.map(({ id }) => id) ?? (await oldestProducts(scope, seeds.length));
  const whole = await wholeProducts(scope, ids);
  const goods = ids.flatMap((id) => whole.get(id) ?? []);
  const numbers = await newIds(db, videoProducts, seeds.length);
  const now = clock.now().getTime();
  const rows = seeds.flatMap((seed, at) => {
    const product = goods[at % goods.length];
    const id = numbers[at];
    if (!product || id === undefined) return [];
    const time = new Date(now - (seeds.length - at) * 60_000);
    const title = at < goods.length ? product.row.name : `${product.row.name} ${at + 1}`;
    const row = {
      ...{ merId, id, primaryProductId: product.row.id, title, headImg: [product.row.image], category: fakeCategory("绿茶") },
      ...{ brandId: noVideoBrand, descInfo: product.content, tempId: product.row.tempId, unitName: product.row.unitName },
      ...{ stock: product.row.stock, specType: product.row.specType, createTime: time, updateTime: time },
      specs: product.specs.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
      ...seed,
    };
    return [{ row, product }];
  });
  await insertRows(
    db,
    videoProducts,
    rows.map(({ row }) => row),
  );
  const dueTime = earliest(...rows.map(({ row }) => row.dueTime));
  if (dueTime) await schedule(scope, "videoChannel", dueTime);
  await insertRows(
    db,
    videoSkus,
    rows.flatMap(({ row, product }) =>
      product.skus.map(({ id, sku, attrValue, image, price, cost, otPrice, stock, barCode, weight, volume }, place) => ({
        ...{ merId, videoProductId: row.id, place, skuId: id, sku, attrValue, image },
        ...{ price, cost, otPrice, stock, barCode, weight, volume },
      })),
    ),
  );
}

const { inReview, failed, passed } = VideoEditStatus;
const approved = { platformEditStatus: passed, editStatus: passed };
const onShelf = { ...approved, status: VideoStatus.onShelf, platformStatus: VideoPlatformStatus.shopOn };

/** The categories of the first products of the demo's shops. */
const demoCategories = ["绿茶 红茶 绿茶 花草茶 整套茶具 茶壶 茶杯 茶叶罐 台灯 花瓶 香薰 挂钟".split(" "), "连衣裙 衬衫".split(" ")];

/** The demo's products of the channel, some in every state. */
export async function demoVideoProducts(scope: Scope, shop: number) {
  const states: VideoProductSeed[] = [
    ...[128, 64, 37, 12].map((sales) => ({ ...onShelf, sales })),
    { ...approved, status: VideoStatus.selfRemoved, platformStatus: VideoPlatformStatus.shopOff, sales: 9 },
    { ...approved, status: VideoStatus.violationRemoval, sales: 3 },
    { ...approved, status: VideoStatus.initial },
    { platformEditStatus: passed, editStatus: failed, rejectReason: "商品主图含有水印，请更换图片后重新提交" },
    { platformEditStatus: failed, platformReason: "商品标题含有极限词“最好”，请删除后再提交" },
    { platformEditStatus: inReview },
    {},
    {},
  ];
  const products = (await oldestProducts(scope, states.length)).map((id) => ({ id }));
  const wanted = shop === 0 ? states : states.slice(-2);
  await seedVideoProducts(
    scope,
    wanted.map((state, at) => ({
      ...state,
      category: fakeCategory(demoCategories[shop]?.[at] ?? "绿茶"),
      componentProductId: state.editStatus === passed ? 9_100_000 + 100 * shop + at : null,
    })),
    { products },
  );
}

const usual: VideoApplication = {
  ...{ channelName: "山月茶家", subjectType: "company", contactName: "林知夏", contactPhone: "13800000000" },
  ...{ licenseUrl: "demo/logo-square-1.svg", qualificationUrls: [], remark: "" },
};

/** A shop's application for the channel to make; omitted fields are those of an approved one. */
export interface VideoAccessSeed extends Partial<Omit<typeof videoAccesses.$inferInsert, "merId" | "application">> {
  application?: Partial<VideoApplication>;
}

/** Makes a shop's application for the channel. */
export async function seedVideoAccess(scope: Scope, { application, ...seed }: VideoAccessSeed) {
  const { db, merId, clock } = scope;
  const time = clock.now();
  const times = { applyTime: time, createTime: time, updateTime: time };
  await db
    .insert(videoAccesses)
    .values({ merId, status: VideoAccessStatus.passed, ...times, ...seed, application: { ...usual, ...application } })
    .onConflictDoNothing();
  if (seed.dueTime) await schedule(scope, "videoChannel", seed.dueTime);
}
