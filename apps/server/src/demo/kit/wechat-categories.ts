import { type Schema, VideoQualification } from "@shopkeeper/sdk/contract";
import type { WechatCategory } from "../../ports/wechat-channel";

/** Required licences of the shop and of each product: `!` required, `?` optional. */
const marks: Readonly<Record<string, Schema<"VideoQualification">>> = {
  "!": VideoQualification.mandatory,
  "?": VideoQualification.optional,
};

/** First level → second level → third level, each with the two marks or "--". */
const tree = {
  食品饮料: {
    茗茶: "绿茶-- 红茶-- 普洱茶-? 花草茶??",
    休闲食品: "糕点!! 坚果炒货!? 蜜饯果干!!",
    冲调饮品: "咖啡!? 蜂蜜!!",
  },
  家居生活: {
    茶具: "茶壶-- 茶杯-- 茶叶罐-- 整套茶具--",
    家居饰品: "花瓶-- 香薰-? 挂钟-- 台灯-!",
    床上用品: "四件套-- 被子-?",
  },
  服饰鞋包: {
    女装: "连衣裙-- 衬衫-- 针织衫--",
    男装: "T恤-- 外套--",
    童装: "婴儿服饰-! 童鞋-?",
  },
};

/** The categories of the fake WeChat. */
export const fakeCategories: readonly WechatCategory[] = Object.entries(tree).flatMap(([firstCatName, seconds], first) =>
  Object.entries(seconds).flatMap(([secondCatName, thirds], second) =>
    thirds.split(" ").map((third, at) => ({
      ...{ firstCatId: 1000 + first, firstCatName, secondCatId: 2000 + 10 * first + second, secondCatName },
      ...{ thirdCatId: 3000 + 100 * first + 10 * second + at, thirdCatName: third.slice(0, -2) },
      ...requirementsOf(third.at(-2) ?? "", third.at(-1) ?? ""),
    })),
  ),
);

function requirementsOf(shop: string, product: string) {
  const qualificationType = marks[shop] ?? VideoQualification.none;
  const productQualificationType = marks[product] ?? VideoQualification.none;
  return {
    qualificationType,
    qualification: qualificationType === VideoQualification.none ? "" : "《食品经营许可证》或《食品生产许可证》",
    productQualificationType,
    productQualification: productQualificationType === VideoQualification.none ? "" : "近一年内由第三方检测机构出具的质检报告",
  };
}

/** A category by its name. */
export function fakeCategory(name: string): WechatCategory {
  const found = fakeCategories.find(({ thirdCatName }) => thirdCatName === name);
  if (!found) throw new Error(`the fake WeChat has no category ${name}`);
  return found;
}
