import { fill, parseJson, problemTexts, type Text } from "@shopkeeper/sdk/rules/core";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { VideoQualification } from "@shopkeeper/sdk/contract";
import { videoDraftProblems, videoRuleMessages } from "@shopkeeper/sdk/rules/video-channel";
import type { BodyOf } from "../contract/contract";
import { invalidFields, Refusal, refusedAt } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { storedPicture } from "../files/stored-picture";
import { cleanRichText } from "../rich-text/rich-text";
import type { VideoClass } from "./channel-directory";
import { channelMessages as messages } from "./messages";
import { pairsOf } from "./product-rows";
import type { VideoDraftValues, VideoSkuValues } from "./product-store";

type Body = BodyOf<"addVideoDraft">;
type StoredProduct = NonNullable<Awaited<ReturnType<Shop["products"]["edits"]["find"]>>>;

/** The values of a draft from a request; omitted fields are taken from the shop's product. Refuses invalid input. */
export async function readDraft(
  shop: Shop,
  body: Body,
  { category, brandId }: VideoClass,
): Promise<{ values: VideoDraftValues; skus: VideoSkuValues[] }> {
  const product = await shop.products.edits.find(body.primaryProductId);
  if (!product || product.row.isRecycle) throw new Refusal("productMissing", {}, { fields: { primaryProductId: messages.productMissing } });
  if (!(await shop.shippingTemplates.holds(body.tempId)))
    throw new Refusal("shippingTemplateMissing", {}, { fields: { tempId: messages.templateMissing } });
  const required = category.productQualificationType;
  const pictures = {
    headImg: readPictures(shop, body.headImg),
    qualificationPics: required === VideoQualification.none ? [] : readPictures(shop, body.qualificationPics),
  };
  const wrong = Object.entries(pictures).flatMap(([name, paths]) => (paths ? [] : [[name, messages.pictureWrong] as const]));
  if (wrong.length > 0 || !pictures.headImg || !pictures.qualificationPics) throw invalidFields(Object.fromEntries(wrong));
  const { headImg, qualificationPics } = pictures;
  const title = body.title.trim();
  const facts = { title, headImg, qualificationPics, productQualificationType: required, tempId: body.tempId, skus: body.attrValue.length };
  const problems: Record<string, Text> = problemTexts(videoDraftProblems(facts), videoRuleMessages);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const skus = chosenSkus(product, product.row.specType ? body.attrValue : body.attrValue.slice(0, 1));
  const values = {
    ...{ primaryProductId: product.row.id, title, headImg, qualificationPics, category, brandId, tempId: body.tempId },
    descInfo: cleanRichText(body.descInfo ?? ""),
    unitName: body.unitName?.trim() || product.row.unitName,
    ...{ giveIntegral: body.giveIntegral ?? 0, ficti: body.ficti ?? 0, specType: product.row.specType },
    stock: skus.reduce((sum, { stock }) => sum + stock, 0),
    specs: product.specs.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
  };
  return { values, skus };
}

/** The stored paths of the pictures in a JSON list; undefined if an entry is not a picture. */
function readPictures({ files }: Shop, text: string | null | undefined): string[] | undefined {
  const addresses = text ? parseJson(text) : [];
  if (!Array.isArray(addresses)) return undefined;
  const paths = addresses.map((address) => storedPicture(files, String(address)));
  const known = paths.filter((path) => path !== undefined);
  return known.length === paths.length ? known : undefined;
}

/** The chosen SKUs: sent prices, everything else from the shop's product. */
function chosenSkus({ skus }: StoredProduct, rows: Body["attrValue"]): VideoSkuValues[] {
  const seen = new Set<number>();
  return rows.map(({ id, price, attrValue }, at) => {
    const found = skus.find((sku) => (id ? sku.id === id : valuesKey(sku.attrValue) === valuesKey(attrValue)));
    if (!found) throw refusedAt(`attrValue.${at}.id`, "videoSkuMissing");
    if (seen.has(found.id)) throw invalidFields({ [`attrValue.${at}.id`]: fill(messages.skuTwice, { sku: found.sku }) });
    seen.add(found.id);
    const { id: skuId, sku, attrValue: values, image, cost, otPrice, stock, barCode, weight, volume } = found;
    return { skuId, sku, attrValue: values, image, cost, otPrice, stock, barCode, weight, volume, price: centsOf(price) };
  });
}

/** The same for the same values in any order of the specs. */
const valuesKey = (attrValue: string) => JSON.stringify(pairsOf(attrValue).toSorted(([one], [other]) => (one < other ? -1 : 1)));
