import type { Files } from "../ports/files";
import type { WechatChannel, WechatProduct } from "../ports/wechat-channel";
import { pageOf, pairsOf, type VideoProductRow, type VideoSkuRow } from "./product-rows";

/** What WeChat knows a product by: our number of it, which no two shops share. */
export const outProductId = (id: number) => String(id);

const PICTURE = /<img\b[^<>]*?\ssrc="([^"]+)"/g;

/** A product as it is handed to WeChat, which gets its pictures first. */
export async function wechatProduct(
  channel: WechatChannel,
  files: Files,
  { product, skus }: { product: VideoProductRow; skus: readonly VideoSkuRow[] },
): Promise<WechatProduct> {
  const handedOver = new Map<string, string>();
  async function picture(path: string) {
    const known = handedOver.get(path);
    if (known !== undefined) return known;
    const { tempUrl } = await channel.uploadImage(files.publicUrl(path));
    handedOver.set(path, tempUrl);
    return tempUrl;
  }
  async function pictures(paths: readonly string[]) {
    const addresses: string[] = [];
    for (const path of paths) addresses.push(await picture(path));
    return addresses;
  }
  const described = [...product.descInfo.matchAll(PICTURE)].flatMap(([, address]) => address?.replaceAll("&amp;", "&") ?? []);
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

/** The words of rich text. */
const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
