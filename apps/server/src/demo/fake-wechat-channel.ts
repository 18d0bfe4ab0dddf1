import { VideoBrandStatus, VideoEditStatus, VideoStatus } from "@shopkeeper/sdk/contract";
import type { Clock } from "../ports/clock";
import { WechatFailure } from "../ports/wechat";
import type { WechatChannel, WechatProduct, WechatProductState } from "../ports/wechat-channel";
import { fakeCategories } from "./kit/wechat-categories";
import { failureByName } from "./failure-by-name";

export interface FakeChannelOptions {
  clock: Clock;
  /** Milliseconds until a review ends. */
  answerMs?: number;
  /** The reason of a refused review; by default the words of the title decide. */
  faultOf?(product: WechatProduct): string | undefined;
  /** The failure of a call, by its method and the title or name in it; by default only the title or name decides. */
  failureOf?(call: keyof WechatChannel, name: string): WechatFailure | undefined;
  /** The reason why the shop does not get access; undefined: it does. */
  accessFault?(): string | undefined;
}

/** A product as WeChat stores it; a product from before the server's start was approved long ago. */
interface Kept {
  product?: WechatProduct;
  productId: number;
  submitted?: number;
  status: number;
}

const steps = ["签署协议", "开通视频号小店", "接入商品接口", "接入订单接口"];

/**
 * The fake video channel of the demo: a review ends a few seconds after it began, and refuses a title that promises a cure.
 *
 * A product title or channel name that contains 微信拒绝 or 微信超时 makes the calls about it fail.
 */
export function fakeWechatChannel(options: FakeChannelOptions): WechatChannel {
  const { clock, answerMs = 3_000, faultOf = faultInTitle, failureOf = failureOfName, accessFault = () => undefined } = options;
  const products = new Map<string, Kept>();
  let applied: { time: number; fault: string | undefined } | undefined;
  const now = () => clock.now().getTime();
  const isOver = (since: number) => now() - since >= answerMs;

  const stateOf = (outProductId: string, { product, productId, submitted, status }: Kept): WechatProductState => {
    const base = { outProductId, productId, status, rejectReason: "" };
    if (!product || submitted === undefined) return { ...base, editStatus: VideoEditStatus.passed };
    if (!isOver(submitted)) return { ...base, editStatus: VideoEditStatus.inReview };
    const fault = faultOf(product);
    return fault === undefined
      ? { ...base, editStatus: VideoEditStatus.passed }
      : { ...base, status: VideoStatus.initial, editStatus: VideoEditStatus.failed, rejectReason: fault };
  };

  /** Throws the failure that the call, or the title or name in it, triggers. */
  const assertReady = async (call: keyof WechatChannel, name = "") => {
    const failure = failureOf(call, name);
    if (failure) throw failure;
  };
  const titleOf = (outProductId: string) => products.get(outProductId)?.product?.title ?? "";

  const shelve = async (outProductId: string, status: number) => {
    const kept = products.get(outProductId);
    if (kept && stateOf(outProductId, kept).editStatus !== VideoEditStatus.passed) throw new WechatFailure("refused", "商品未通过审核");
    products.set(outProductId, { ...(kept ?? { productId: numberOf(outProductId) }), status });
  };

  const keep = (product: WechatProduct) => {
    const productId = numberOf(product.outProductId);
    products.set(product.outProductId, { product, productId, submitted: now(), status: VideoStatus.onShelf });
    return { productId };
  };

  return {
    async categories() {
      await assertReady("categories");
      return [...fakeCategories];
    },
    async uploadImage(picture) {
      const source = "url" in picture ? picture.url : picture.fileName;
      await assertReady("uploadImage", source);
      const name = hashOf(source);
      return { mediaId: `played-${name}`, tempUrl: `https://mmecimage.example/${name}`, payMediaId: `played-pay-${name}` };
    },
    async brands() {
      await assertReady("brands");
      return brands;
    },
    async deliveryCompanies() {
      await assertReady("deliveryCompanies");
      return companies;
    },
    async addProduct(product) {
      await assertReady("addProduct", product.title);
      return keep(product);
    },
    async updateProduct(product) {
      await assertReady("updateProduct", product.title);
      keep(product);
    },
    async withdrawReview(outProductId) {
      await assertReady("withdrawReview");
      const kept = products.get(outProductId);
      if (!kept || stateOf(outProductId, kept).editStatus !== VideoEditStatus.inReview)
        throw new WechatFailure("refused", "商品不在审核中");
      products.delete(outProductId);
    },
    async deleteProduct(outProductId) {
      await assertReady("deleteProduct");
      products.delete(outProductId);
    },
    async putOn(outProductId) {
      await assertReady("putOn", titleOf(outProductId));
      return shelve(outProductId, VideoStatus.onShelf);
    },
    async putDown(outProductId) {
      await assertReady("putDown", titleOf(outProductId));
      return shelve(outProductId, VideoStatus.selfRemoved);
    },
    async productState(outProductId) {
      await assertReady("productState");
      const kept = products.get(outProductId);
      return kept && stateOf(outProductId, kept);
    },
    async apply(application) {
      await assertReady("apply", application?.channelName);
      applied = { time: now(), fault: accessFault() };
    },
    async access() {
      await assertReady("access");
      if (!applied) return { state: "none" };
      const { time, fault } = applied;
      if (!isOver(time)) return { state: "pending", steps: steps.map((name, at) => ({ name, isDone: at === 0 })) };
      if (fault !== undefined) return { state: "refused", reason: fault };
      return { state: "passed", steps: steps.map((name) => ({ name, isDone: true })) };
    },
  };
}

const failureOfName = (_call: keyof WechatChannel, name: string) => failureByName(name, "内容不符合微信的规范，请修改后再提交", 87_014);

const cures = ["根治", "疗效", "治愈", "抗癌", "减肥"];

/** The reason why WeChat refuses a product, by the words of its title. */
function faultInTitle({ title }: WechatProduct) {
  const cure = cures.find((word) => title.includes(word));
  return cure && `商品标题含有医疗功效用语“${cure}”，请修改后重新提交`;
}

const numberOf = (outProductId: string) => 9_000_000 + Number(outProductId);

const hashOf = (name: string) => [...name].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7).toString(16);

const brands = [
  { brandId: 501, brandWording: "山月", status: VideoBrandStatus.passed },
  { brandId: 502, brandWording: "青禾", status: VideoBrandStatus.passed },
  { brandId: 503, brandWording: "白瓷坊", status: VideoBrandStatus.passed },
  { brandId: 504, brandWording: "云雾", status: VideoBrandStatus.reviewing },
  { brandId: 505, brandWording: "老树", status: VideoBrandStatus.refused },
];

const companies = [
  { deliveryId: "SF", deliveryName: "顺丰速运" },
  { deliveryId: "YTO", deliveryName: "圆通速递" },
  { deliveryId: "ZTO", deliveryName: "中通快递" },
  { deliveryId: "EMS", deliveryName: "EMS" },
];
