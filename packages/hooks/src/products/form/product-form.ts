import { ProductType, type Schema, ShippingType } from "@shopkeeper/sdk";
import { type Slides, slidesIn } from "./product-slides";
import { matrixOf } from "../matrix/sku-loading";
import { emptyMatrix, type SkuMatrix } from "../matrix/sku-matrix";

/** The values of the product form: no choice is null, ids are lists of numbers. */
export interface ProductForm extends Slides {
  /** The id of the product that the form was filled from. */
  from: number | null;
  type: number;
  name: string;
  cateIds: readonly number[];
  categoryId: number | null;
  brandId: number | null;
  /** The brand name, until the brand options are loaded. */
  brandName: string;
  unitName: string;
  tempId: number | null;
  /** Search words, separated by commas. */
  keyword: string;
  intro: string;
  image: string;
  guaranteeIds: readonly number[];
  isSub: boolean;
  /** The specs and the SKUs, one or several. */
  matrix: SkuMatrix;
  /** HTML. */
  content: string;
  /** 1 delivery, 2 pick-up. */
  deliveryMethods: readonly number[];
  refundSwitch: boolean;
  sort: number | null;
  coupons: readonly Schema<"GiftCoupon">[];
  /** Fields without a control, sent back on save. */
  kept: ProductDraftData;
}

/** Fields of a stored product that a save sends back unchanged. */
export interface ProductDraftData {
  flatPattern: string | null;
  isPaidMember: boolean;
  isAutoUp: boolean;
  /** The version that the form was filled from: a restored draft must not silently overwrite a later one. */
  version?: number;
}

/** The form of a new product. */
export const newProduct: ProductForm = {
  ...{ from: null, type: ProductType.ordinary, name: "", cateIds: [], categoryId: null, brandId: null, brandName: "", unitName: "" },
  ...{ tempId: null, keyword: "", intro: "", image: "", sliderImages: [], video: "", guaranteeIds: [], isSub: false },
  ...{ matrix: emptyMatrix(), content: "", deliveryMethods: [ShippingType.delivery], refundSwitch: true, sort: 0, coupons: [] },
  kept: { flatPattern: null, isPaidMember: false, isAutoUp: false },
};

/** The form of an existing product, with all its values. */
export function productFormOf(info: Schema<"ProductInfo">): ProductForm {
  return {
    from: info.id,
    ...{ type: info.type, name: info.name, categoryId: info.categoryId, brandId: info.brandId, unitName: info.unitName },
    ...{ intro: info.intro, image: info.image, isSub: info.isSub, refundSwitch: info.refundSwitch, sort: info.sort },
    cateIds: numbersIn(info.cateId),
    brandName: info.brandName ?? "",
    tempId: info.tempId || null,
    keyword: info.keyword ?? "",
    ...slidesIn(info.sliderImage),
    guaranteeIds: numbersIn(info.guaranteeIds),
    matrix: matrixOf(info),
    content: info.content ?? "",
    deliveryMethods: numbersIn(info.deliveryMethod),
    coupons: info.couponList,
    kept: { flatPattern: info.flatPattern, isPaidMember: info.isPaidMember, isAutoUp: info.isAutoUp, version: info.version },
  };
}

/** The form of a new product as a copy of another; it is never put on the shelf automatically. */
export function copiedProduct(info: Schema<"ProductInfo">): ProductForm {
  const form = productFormOf(info);
  return { ...form, matrix: matrixOf(info, { isCopy: true }), kept: { ...form.kept, isAutoUp: false } };
}

/** The numbers of a comma-separated list, in order, without duplicates; anything else is left out. */
const numbersIn = (list: string | null | undefined): readonly number[] => [
  ...new Set((list ?? "").split(",").flatMap((each) => (/^\s*\d+\s*$/.test(each) ? Number(each) : []))),
];
