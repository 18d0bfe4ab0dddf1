import { storedPicture } from "../files/stored-picture";
import { wechatFile } from "../files/wechat-file";
import type { Files } from "../ports/files";
import { WechatFailure } from "../ports/wechat";
import type { WechatChannel, WechatProduct } from "../ports/wechat-channel";
import { channelMessages } from "./messages";
import { pageOf, pairsOf, type VideoProductRow, type VideoSkuRow } from "./product-rows";

/** The id of a product at WeChat: our number, which no two shops share. */
export const outProductId = (id: number) => String(id);

const PICTURE = /<img\b[^<>]*?\ssrc="([^"]+)"/g;

/** A product for WeChat, after uploading its pictures. */
export async function wechatProduct(
  channel: WechatChannel,
  files: Files,
  { product, skus }: { product: VideoProductRow; skus: readonly VideoSkuRow[] },
): Promise<WechatProduct> {
  const handedOver = new Map<string, string>();
  async function picture(path: string) {
    const known = handedOver.get(path);
    if (known !== undefined) return known;
    const { tempUrl } = await uploadPicture(channel, files, path);
    handedOver.set(path, tempUrl);
    return tempUrl;
  }
  async function pictures(paths: readonly string[]) {
    const addresses: string[] = [];
    for (const path of paths) addresses.push(await picture(path));
    return addresses;
  }
  const described = [...product.descInfo.matchAll(PICTURE)].flatMap(
    ([, address]) => storedPicture(files, address?.replaceAll("&amp;", "&") ?? "") ?? [],
  );
  const thumbs = await pictures(skus.map(({ image }) => image));
  return {
    outProductId: outProductId(product.id),
    title: product.title,
    path: pageOf(product.id),
    headImgs: await pictures(product.headImg),
    qualificationPics: await pictures(product.qualificationPics),
    description: textOf(product.descInfo),
    descriptionImgs: await pictures(described),
    thirdCatId: product.category.thirdCatId,
    brandId: product.brandId,
    skus: skus.map((sku, at) => ({
      outSkuId: String(sku.id),
      thumbImg: thumbs[at] ?? "",
      ...{ salePrice: sku.price, marketPrice: sku.otPrice, stock: sku.stock, code: sku.barCode ?? "" },
      attributes: pairsOf(sku.attrValue).map(([key, value]) => ({ key, value })),
    })),
  };
}

/** Uploads a stored picture: ours by its bytes, any other by its address. */
export async function uploadPicture(channel: WechatChannel, files: Files, path: string) {
  if (/^https?:/i.test(path)) return channel.uploadImage({ url: path });
  const file = await wechatFile(files, path);
  if (!file) throw new WechatFailure("refused", channelMessages.pictureLost);
  return channel.uploadImage(file);
}

const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
