import { ProductType } from "@shopkeeper/sdk/contract";
import { fill, parseJson, type Text } from "@shopkeeper/sdk/rules/core";
import { centsOf, hundredthsOf } from "@shopkeeper/sdk/rules/money";
import { brokerageProblem, type ProductProblem, productRuleMessages } from "@shopkeeper/sdk/rules/products";
import { sliderProblem, templateProblem, vipPriceProblem } from "@shopkeeper/sdk/rules/products";
import type { BodyOf } from "../../contract/contract";
import { fieldText } from "../../core/field-messages";
import { parseIds } from "../../kit/id-list";
import { isVideo, storedMedia, storedPicture } from "../../files/stored-picture";
import type { Files } from "../../ports/files";
import { productMessages as messages } from "../messages";
import { readMatrix, type Combination, type ProductSpec } from "../matrix/spec-matrix";
import type { products, skus } from "../tables";

/** A product in a request; its SKUs may contain the ids that they keep. */
export type ProductRequest = Omit<BodyOf<"updateProduct">, "id" | "version">;

type SkuColumn =
  | ("image" | "stock" | "price" | "vipPrice" | "otPrice" | "cost" | "weight" | "volume")
  | ("brokerage" | "brokerageTwo" | "barCode" | "expand");

/** A stored SKU without its id. */
export interface SkuValues
  extends Combination, Pick<typeof skus.$inferSelect, SkuColumn>, Partial<Pick<typeof skus.$inferSelect, "stockPlace">> {
  /** The id of the SKU that it replaces. */
  id?: number;
}

type ProductColumn =
  | ("type" | "image" | "flatPattern" | "sliderImage" | "name" | "intro" | "keyword" | "cateIds" | "brandId" | "categoryId")
  | ("guaranteeIds" | "unitName" | "tempId" | "sort" | "specType" | "isSub" | "isPaidMember" | "deliveryMethod" | "refundSwitch")
  | ("price" | "vipPrice" | "otPrice" | "cost" | "stock");

/** A stored product without its id and its state. */
export type ProductValues = Pick<typeof products.$inferSelect, ProductColumn>;

/** All parts of a product that a save stores. */
export interface ProductParts {
  product: ProductValues;
  specs: ProductSpec[];
  skus: SkuValues[];
  content: string;
  couponIds: number[];
}

type Problems = Record<string, Text>;

/** The values to store from a request, or the problems that the limits of its fields do not cover, by field. */
export function readProduct(request: ProductRequest, files: Pick<Files, "pathOf">): { parts: ProductParts } | { problems: Problems } {
  const problems: Problems = {};
  const image = pictureAt("image", request.image);
  const flatPattern = request.flatPattern ? pictureAt("flatPattern", request.flatPattern) : null;
  const slider = readSlider(request.sliderImage, files);
  if ("problem" in slider) problems.sliderImage = slider.problem;
  const isVirtual = request.type === ProductType.virtual;
  const template = templateProblem(request.type, request.tempId);
  if (template) problems.tempId = productText(template);
  const matrix = readMatrix(request);
  if ("problems" in matrix) Object.assign(problems, matrix.problems);
  const skus = request.attrValue.map((row, at): Omit<SkuValues, keyof Combination> => {
    Object.assign(problems, priceProblems(row, at, request));
    return {
      id: row.id ?? undefined,
      image: pictureAt(`attrValue.${at}.image`, row.image),
      vipPrice: request.isPaidMember && row.vipPrice ? centsOf(row.vipPrice) : null,
      ...{ stock: row.stock, price: centsOf(row.price), otPrice: centsOf(row.otPrice), cost: centsOf(row.cost) },
      ...{ weight: hundredthsOf(row.weight ?? "0.00"), volume: hundredthsOf(row.volume ?? "0.00") },
      ...{ brokerage: row.brokerage ?? 0, brokerageTwo: row.brokerageTwo ?? 0 },
      ...{ barCode: row.barCode?.trim() || null, expand: row.expand?.trim() || null },
      // clients that do not know the field omit it
      stockPlace: row.stockPlace === undefined ? undefined : row.stockPlace?.trim() || null,
    };
  });
  if (Object.keys(problems).length > 0 || "problems" in matrix || "problem" in slider) return { problems };
  const rows = skus.map((row, at) => ({ ...row, ...combinationAt(matrix.rows, at) }));
  const { type, name, intro, brandId, categoryId, unitName, specType, isSub, refundSwitch = true, isPaidMember = false } = request;
  const product: ProductValues = {
    ...{ type, name, intro, brandId, categoryId, unitName, specType, isSub, refundSwitch, isPaidMember, image, flatPattern },
    sliderImage: JSON.stringify(slider.slides),
    keyword: wordsOf(request.keyword),
    cateIds: parseIds(request.cateId),
    guaranteeIds: parseIds(request.guaranteeIds),
    tempId: isVirtual ? 0 : request.tempId,
    sort: request.sort ?? 0,
    deliveryMethod: isVirtual ? "1" : request.deliveryMethod === "2,1" ? "1,2" : (request.deliveryMethod ?? "1"),
    ...derivedFigures(rows),
  };
  const couponIds = [...new Set(request.couponIds ?? [])];
  return { parts: { product, specs: matrix.specs, skus: rows, content: request.content ?? "", couponIds } };

  function pictureAt(field: string, address: string): string {
    const path = storedPicture(files, address);
    if (path === undefined) problems[field] = fieldText.pictureWrong;
    return path ?? "";
  }
}

/** The figures of a product from its SKUs: the prices of the cheapest, the stock of all. */
export function derivedFigures(skus: readonly Pick<SkuValues, "price" | "vipPrice" | "otPrice" | "cost" | "stock">[]) {
  const cheapest = skus.reduce<(typeof skus)[number] | undefined>((best, row) => (best && best.price <= row.price ? best : row), undefined);
  const { price = 0, vipPrice = null, otPrice = 0, cost = 0 } = cheapest ?? {};
  return { price, vipPrice, otPrice, cost, stock: skus.reduce((sum, row) => sum + row.stock, 0) };
}

/** The text of a product's problem. */
export const productText = ({ key, params }: ProductProblem): Text => fill(productRuleMessages[key], params);

function priceProblems(row: ProductRequest["attrValue"][number], at: number, request: ProductRequest): Problems {
  const vip = request.isPaidMember ? vipPriceProblem(centsOf(row.price), row.vipPrice ? centsOf(row.vipPrice) : null) : undefined;
  const brokerage = request.isSub ? brokerageProblem(row.brokerage ?? 0, row.brokerageTwo ?? 0) : undefined;
  return {
    ...(vip && { [`attrValue.${at}.vipPrice`]: productText(vip) }),
    ...(brokerage && { [`attrValue.${at}.brokerage`]: productText(brokerage) }),
  };
}

function combinationAt(rows: readonly Combination[], at: number): Combination {
  const row = rows[at];
  if (!row) throw new RangeError("a SKU without its combination");
  return row;
}

/** The stored paths of a slider's pictures, a video first. */
function readSlider(text: string, files: Pick<Files, "pathOf">): { slides: string[] } | { problem: Text } {
  const parsed = listIn(text);
  if (!parsed) return { problem: messages.sliderWrong };
  const slides = parsed.flatMap((address) => storedMedia(files, address) ?? []);
  const pictures = slides.filter((slide) => !isVideo(slide));
  if (slides.length < parsed.length) return { problem: fieldText.pictureWrong };
  const problem = sliderProblem(pictures.length);
  if (problem) return { problem: productText(problem) };
  return slides.slice(1).some(isVideo) ? { problem: messages.sliderVideo } : { slides };
}

function listIn(text: string): string[] | undefined {
  const parsed = parseJson(text);
  return Array.isArray(parsed) && parsed.every((each): each is string => typeof each === "string") ? parsed : undefined;
}

function wordsOf(keyword: string | null | undefined): string | null {
  const words = (keyword ?? "").split(",").map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ""))].join(",") || null;
}
