import { VideoBrandStatus, VideoCategoryStatus, type Schema } from "@shopkeeper/sdk/contract";
import { callWechat } from "../kit/call-wechat";
import type { HandlersOf } from "../kernel/handlers";
import { readPage } from "../kit/page";
import type { WechatBrand, WechatCategory } from "../ports/wechat-channel";
import { categoriesOf } from "./channel-directory";
import type { PreparedChannel } from "./prepared";
import { wireCategory } from "./product-rows";

type Directory =
  | ("listVideoCategories" | "listFlatVideoCategories" | "uploadVideoPicture")
  | ("listUsableVideoBrands" | "listVideoBrands" | "listVideoDeliveryCompanies");

/** WeChat's categories, brands and delivery companies, and pictures uploaded to it. */
export const directoryHandlers: Pick<HandlersOf<"video-channel", PreparedChannel>, Directory> = {
  listVideoCategories: async ({ platform }) => treeOf(await categoriesOf(platform)),

  listFlatVideoCategories: async ({ platform }) => (await categoriesOf(platform)).map(wireCategory),

  uploadVideoPicture: ({ prepared: { mediaId, tempUrl, payMediaId } }) => ({
    ...{ errcode: 0, errmsg: "ok" },
    img_info: { media_id: mediaId, temp_img_url: tempUrl, pay_media_id: payMediaId },
  }),

  async listUsableVideoBrands({ platform }) {
    const brands = await callWechat(platform.wechat.channel, (channel) => channel.brands());
    return brands.filter(({ status }) => status === VideoBrandStatus.passed).map(wireBrand);
  },

  async listVideoBrands({ query, platform }) {
    const brands = await callWechat(platform.wechat.channel, (channel) => channel.brands());
    const wanted = brands.filter(({ status }) => query.status === undefined || status === query.status).map(wireBrand);
    return readPage(query, {
      count: async () => wanted.length,
      rows: async ({ limit, offset }) => wanted.slice(offset, offset + limit),
    });
  },

  listVideoDeliveryCompanies: ({ platform }) => callWechat(platform.wechat.channel, (channel) => channel.deliveryCompanies()),
};

const wireBrand = ({ brandId, brandWording, status }: WechatBrand) => ({ id: brandId, brandId, brandWording, status });

type Node = Schema<"VideoCatNode">;

/** The tree of the categories, in WeChat's order. */
function treeOf(categories: readonly WechatCategory[]): Node[] {
  const roots: Node[] = [];
  for (const category of categories) {
    const first = nodeIn(roots, category.firstCatId, category.firstCatName);
    const second = nodeIn(first.children, category.secondCatId, category.secondCatName);
    const { thirdCatId, thirdCatName, qualification, qualificationType, productQualification, productQualificationType } = category;
    second.children.push({
      ...{ value: thirdCatId, label: thirdCatName, qualification, qualificationType },
      ...{ productQualification, productQualificationType, status: VideoCategoryStatus.passed, children: [] },
    });
  }
  return roots;
}

function nodeIn(nodes: Node[], value: number, label: string): Node {
  const known = nodes.find((node) => node.value === value);
  if (known) return known;
  const made: Node = { value, label, children: [] };
  nodes.push(made);
  return made;
}
