import { fields, ProductType } from "@shopkeeper/sdk";
import { type ProductProblem, productRuleLimits, sliderProblem as slidesProblem, templateProblem } from "@shopkeeper/sdk/rules/products";
import { formSchema, textProblem } from "../../form";
import type { ProductForm } from "./product-form";
import type { ProductFormKey } from "./product-form-messages";
import type { ProductField } from "./product-form-steps";
import { isMp4, sliderOf } from "./product-slides";
import { matrixProblems, matrixSentence } from "../matrix/sku-problems";

const { name, unitName, intro, keyword, cateId, image, sliderImage, guaranteeIds, sort, couponIds, content } = fields.ProductInput;

/** The limits of the form, as used by its inputs and sentences. */
export const productLimits = {
  nameMax: name.maxLength,
  unitMax: unitName.maxLength,
  introMax: intro.maxLength,
  keywordMax: keyword.maxLength,
  addressMax: image.maxLength,
  ...productRuleLimits,
  videoMegabytes: 20,
  /** The maximum size of a picture that loads quickly for buyers. */
  pictureBytes: 500 * 1024,
  sortMin: sort.min,
  sortMax: sort.max,
  couponsMax: couponIds.maxItems,
  contentMax: content.maxLength,
} as const;

/** Problems by field: keys of the form's texts; a sentence for the SKUs. */
export type ProductProblems = Partial<Record<ProductField, string>>;

/** The problems of a product. Fields that its type does not use are not checked. */
export function productProblems(form: ProductForm): ProductProblems {
  const isVirtual = form.type === ProductType.virtual;
  const problems: Partial<Record<Exclude<ProductField, "matrix">, ProductFormKey | undefined>> & { matrix: string | undefined } = {
    name: textProblem<ProductFormKey>(form.name, productLimits.nameMax, { empty: "problems.nameEmpty", long: "problems.nameLong" }),
    cateIds: listed(form.cateIds, cateId.maxLength, "problems.cateIdsEmpty"),
    categoryId: form.categoryId === null ? "problems.categoryIdEmpty" : undefined,
    brandId: form.brandId === null ? "problems.brandIdEmpty" : undefined,
    unitName: textProblem<ProductFormKey>(form.unitName, productLimits.unitMax, {
      empty: "problems.unitNameEmpty",
      long: "problems.unitNameLong",
    }),
    tempId: keyOf(templateProblem(form.type, form.tempId)),
    intro: textProblem<ProductFormKey>(form.intro, productLimits.introMax, { empty: "problems.introEmpty", long: "problems.introLong" }),
    image: textProblem<ProductFormKey>(form.image, productLimits.addressMax, { empty: "problems.imageEmpty", long: "problems.imageLong" }),
    sliderImages: sliderProblem(form),
    video: form.video.trim() === "" || isMp4(form.video) ? undefined : "problems.videoWrong",
    guaranteeIds: form.guaranteeIds.join(",").length > guaranteeIds.maxLength ? "problems.listLong" : undefined,
    deliveryMethods: !isVirtual && form.deliveryMethods.length === 0 ? "problems.deliveryEmpty" : undefined,
    matrix: matrixSentence(matrixProblems(form.matrix, skuRulesOf(form))),
    sort: sortProblem(form.sort),
    coupons: form.coupons.length > productLimits.couponsMax ? "problems.couponsMany" : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** The options that decide the columns and the problems of SKUs. */
export const skuRulesOf = ({ isSub, kept }: Pick<ProductForm, "isSub" | "kept">) => ({ isSub, isPaidMember: kept.isPaidMember });

export const productSchema = formSchema<ProductForm>(productProblems);

function listed(ids: readonly number[], max: number, empty: ProductFormKey): ProductFormKey | undefined {
  return ids.length === 0 ? empty : ids.join(",").length > max ? "problems.listLong" : undefined;
}

function sliderProblem(form: ProductForm): ProductFormKey | undefined {
  const problem = keyOf(slidesProblem(form.sliderImages.length));
  if (problem) return problem;
  return sliderOf(form).length > sliderImage.maxLength ? "problems.sliderLong" : undefined;
}

const keyOf = (problem: ProductProblem | undefined): ProductFormKey | undefined => problem && `problems.${problem.key}`;

function sortProblem(value: number | null): ProductFormKey | undefined {
  const isFit = value !== null && Number.isInteger(value) && value >= productLimits.sortMin && value <= productLimits.sortMax;
  return isFit ? undefined : "problems.sortRange";
}
