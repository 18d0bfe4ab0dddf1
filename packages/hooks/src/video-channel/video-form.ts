import { fields, type Schema } from "@shopkeeper/sdk";
import { parseJson, memberOf } from "@shopkeeper/sdk/rules/core";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { noVideoBrand, videoDraftProblems, videoLimits } from "@shopkeeper/sdk/rules/video-channel";
import { formSchema } from "../form";
import type { VideoFormKey } from "./messages";

/** A SKU of the shop's product, offered for the video channel product. */
export interface VideoSkuLine {
  readonly id: number;
  readonly sku: string;
  readonly image: string;
  readonly cost: string;
  readonly otPrice: string;
  readonly stock: number;
  readonly barCode: string | null;
  readonly weight: string;
  readonly volume: string;
  /** As JSON: spec → value. */
  readonly attrValue: string;
  /** Yuan; null until it is typed. */
  readonly price: number | null;
  readonly isChosen: boolean;
}

/** The values of the form. */
export interface VideoForm {
  /** The id of the draft that the form was filled from. */
  from: number | null;
  product: Pick<Schema<"ProductBrief">, "id" | "name" | "image"> | null;
  headImg: readonly string[];
  title: string;
  unitName: string;
  tempId: number | null;
  thirdCatId: number | null;
  /** The requirements of the category, as `VideoQualification`. */
  demanded: number;
  /** 0 for no brand. */
  brandId: number;
  qualificationPics: readonly string[];
  skus: readonly VideoSkuLine[];
  /** HTML. */
  content: string;
}

/** The steps of the form, in order. */
export const videoSteps = ["product", "base", "detail"] as const;
export type VideoStep = (typeof videoSteps)[number];

/** A field that can have a problem. */
export type VideoField = Exclude<keyof VideoForm, "from" | "demanded">;

/** The fields of every step, in screen order. */
export const videoFieldsOf: Readonly<Record<VideoStep, readonly VideoField[]>> = {
  product: ["product"],
  base: ["headImg", "title", "unitName", "tempId", "thirdCatId", "qualificationPics", "brandId", "skus"],
  detail: ["content"],
};

/** Maps wire field names to differing form field names. */
export const videoWireNames: Readonly<Record<string, string>> = { primaryProductId: "product", descInfo: "content", attrValue: "skus" };

/** The limits of inputs and sentences. */
export const videoFormLimits = {
  ...videoLimits,
  unitMax: fields.VideoDraftInput.unitName.maxLength,
  priceMax: 999_999.99,
  contentMax: fields.VideoDraftInput.descInfo.maxLength,
};

const empty: VideoForm = {
  ...{ from: null, product: null, headImg: [], title: "", unitName: "", tempId: null, thirdCatId: null, demanded: 0, brandId: 0 },
  ...{ qualificationPics: [], skus: [], content: "" },
};

/** A draft with its product, which may no longer exist. */
export interface StoredVideoDraft {
  draft: Schema<"VideoDraftInfo">;
  product: Schema<"ProductInfo"> | undefined;
  version: number;
}

/** The form of a draft, or of a new one. */
export function videoFormOf(stored: StoredVideoDraft | undefined): VideoForm {
  if (!stored) return empty;
  const { draft, product } = stored;
  const chosen = storedSkus(draft.attrValue);
  const others = (product ? linesOf(product) : []).filter(({ id }) => !chosen.some((line) => line.id === id));
  return {
    ...{ from: draft.id, title: draft.title, unitName: draft.unitName, tempId: draft.tempId, thirdCatId: draft.thirdCatId },
    product: { id: draft.primaryProductId, name: product?.name ?? draft.title, image: product?.image ?? "" },
    headImg: addressesIn(draft.headImg),
    demanded: draft.catInfo.productQualificationType,
    brandId: draft.brandId === noVideoBrand ? 0 : draft.brandId,
    qualificationPics: addressesIn(draft.qualificationPics),
    skus: [...chosen, ...others.map((line) => ({ ...line, isChosen: false }))],
    content: draft.descInfo ?? "",
  };
}

/** The form values taken from a product of the shop. */
export const filledFrom = (
  product: Schema<"ProductInfo">,
): Omit<VideoForm, "from" | "thirdCatId" | "demanded" | "brandId" | "qualificationPics"> => ({
  product: { id: product.id, name: product.name, image: product.image },
  headImg: [...new Set([product.image, ...addressesIn(product.sliderImage)])].filter(isPicture).slice(0, videoLimits.picturesMax),
  ...{ title: product.name, unitName: product.unitName, tempId: product.tempId || null, content: product.content ?? "" },
  skus: linesOf(product),
});

/** The request body of a valid form. */
export function videoInput(form: VideoForm): Schema<"VideoDraftInput"> {
  const { title, unitName, brandId, content } = form;
  return {
    ...{ title: title.trim(), unitName: unitName.trim(), brandId, descInfo: content },
    ...{ primaryProductId: form.product?.id ?? 0, tempId: form.tempId ?? 0, thirdCatId: form.thirdCatId ?? 0 },
    headImg: JSON.stringify(form.headImg),
    qualificationPics: JSON.stringify(form.qualificationPics),
    attrValue: chosenOf(form).map(({ id, attrValue, price }) => ({ id, attrValue, price: moneyText(centsOf(price ?? 0)) })),
  };
}

const chosenOf = ({ skus }: Pick<VideoForm, "skus">) => skus.filter(({ isChosen }) => isChosen);

export const videoSchema = formSchema<VideoForm>((form) => {
  const chosen = chosenOf(form);
  const shared = videoDraftProblems({
    ...{ title: form.title, headImg: form.headImg, qualificationPics: form.qualificationPics, tempId: form.tempId, skus: chosen.length },
    productQualificationType: form.thirdCatId === null ? undefined : form.demanded,
  });
  const keyAt = (wire: string): VideoFormKey | undefined => shared[wire] && `problems.${shared[wire].key}`;
  const problems: Partial<Record<VideoField, VideoFormKey | undefined>> = {
    product: form.product ? undefined : "problems.productEmpty",
    ...{ headImg: keyAt("headImg"), title: keyAt("title"), tempId: keyAt("tempId"), thirdCatId: keyAt("thirdCatId") },
    unitName: form.unitName.trim() === "" ? "problems.unitEmpty" : undefined,
    qualificationPics: keyAt("qualificationPics"),
    skus: keyAt("attrValue") ?? priceProblem(chosen),
  };
  return problems;
});

function priceProblem(chosen: readonly VideoSkuLine[]): VideoFormKey | undefined {
  if (chosen.some(({ price }) => price === null)) return "problems.priceEmpty";
  return chosen.some(({ price }) => (price ?? 0) > videoFormLimits.priceMax) ? "problems.priceHigh" : undefined;
}

const linesOf = ({ attrValue }: Schema<"ProductInfo">): VideoSkuLine[] =>
  attrValue.map(({ id, sku, image, price, cost, otPrice, stock, barCode = null, weight = "0.00", volume = "0.00", attrValue: values }) => ({
    ...{ id, sku, image, cost, otPrice, stock, barCode, weight, volume, attrValue: values, isChosen: true },
    price: Number(price),
  }));

/** The SKUs of a stored draft; invalid text has none. */
function storedSkus(text: string): VideoSkuLine[] {
  const rows = parseJson(text);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    if (typeof row !== "object" || row === null) return [];
    const texts = (name: string) => String(memberOf(row, name) ?? "");
    return [
      {
        ...{ id: Number(texts("id")), sku: texts("sku"), image: texts("image"), cost: texts("cost"), otPrice: texts("otPrice") },
        ...{ stock: Number(texts("stock")), barCode: texts("barCode") || null, weight: texts("weight"), volume: texts("volume") },
        ...{ attrValue: texts("attrValue"), price: Number(texts("price")), isChosen: true },
      },
    ];
  });
}

/** The addresses in a JSON list; an invalid list has none. */
export function addressesIn(text: string): string[] {
  const addresses = parseJson(text);
  return Array.isArray(addresses) ? addresses.filter((each): each is string => typeof each === "string" && each !== "") : [];
}

const isPicture = (address: string) => !/\.(mp4|m4v|mov|webm)(?:[?#]|$)/i.test(address);

/** The spec names of some SKUs, in order, and the values of a SKU. */
export const specsOf = ({ skus }: Pick<VideoForm, "skus">) => Object.keys(valuesOf(skus[0]?.attrValue ?? ""));

export function valuesOf(attrValue: string): Readonly<Record<string, string>> {
  const values = parseJson(attrValue);
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
