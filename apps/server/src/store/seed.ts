import { ReceiptPrinting } from "@shopkeeper/sdk/contract";
import type { Scope } from "../tenancy/scope";
import { shopInfos } from "./tables";

/** A shop's information; omitted fields have default values. */
export type ShopInfoSeed = Partial<Omit<typeof shopInfos.$inferInsert, "merId">>;

const usual: ShopInfoSeed = {
  ...{ categoryId: 1, typeId: 1, keywords: "好茶,手作", intro: "山里的好茶，手作的器物。" },
  ...{ addressDetail: "浙江省杭州市西湖区文三路 90 号", province: "浙江省", city: "杭州市", district: "西湖区" },
  ...{ latitude: "30.277010", longitude: "120.131440" },
  ...{ avatar: "demo/logo-square-1.svg", backImage: "demo/teapot-1.svg", streetBackImage: "demo/cup-2.svg" },
  ...{ coverImage: "demo/tea-caddy-1.svg", rectangleLogo: "demo/logo-wide-1.svg" },
  ...{ serviceType: "phone", servicePhone: "400-800-8888", isTakeTheir: true, receiptPrintingSwitch: ReceiptPrinting.manual },
};

/** Fills in the public information of a shop. */
export async function seedShopInfo({ db, merId, clock }: Scope, wanted: ShopInfoSeed) {
  const now = clock.now();
  const row = { ...usual, ...wanted, createTime: now, updateTime: now };
  await db
    .insert(shopInfos)
    .values({ ...row, merId })
    .onConflictDoUpdate({ target: shopInfos.merId, set: row });
}

/** The public information of the demo's shops. */
export const demoShopInfos: readonly ShopInfoSeed[] = [
  {
    keywords: "龙井,白茶,茶器,手作",
    intro: "一家开在茶山脚下的小店：自家茶园的明前龙井、老丛白茶，和烧窑师傅做的茶器。下单当天炒制，第二天发货。",
  },
  {
    ...{ categoryId: 2, typeId: 2, keywords: "连衣裙,亚麻,通勤", intro: "青禾衣橱：亚麻、真丝与羊毛，做可以穿很多年的衣服。" },
    ...{ avatar: "demo/logo-square-2.svg", rectangleLogo: "demo/logo-wide-2.svg" },
    ...{ addressDetail: "上海市徐汇区武康路 100 号", province: "上海市", city: "市辖区", district: "徐汇区" },
    ...{ latitude: "31.209880", longitude: "121.438530", serviceType: "H5", serviceLink: "https://example.com/kefu" },
  },
];
