import { ProductType, type Schema, ShippingType } from "@shopkeeper/sdk";
import { type Slides, slidesIn } from "./product-slides";
import { matrixOf } from "../matrix/sku-loading";
import { emptyMatrix, type SkuMatrix } from "../matrix/sku-matrix";

/** The values of the product form: no choice is null, ids are lists of numbers. */
export interface ProductForm extends Slides {
  /** The product that it was filled from. */
  from: number | null;
  type: number;
  name: string;
  cateIds: readonly number[];
  categoryId: number | null;
  brandId: number | null;
  /** What the brand is called, for as long as its options are not loaded. */
  brandName: string;
  unitName: string;
  tempId: number | null;
  /** Search words, joined by a comma. */
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
  /** Fields without a control, which a save sends back. */
  kept: ProductDraftData;
}

/** Fields of a stored product that a save sends back unchanged. */
export interface ProductDraftData {
  flatPattern: string | null;
  isPaidMember: boolean;
  isAutoUp: boolean;
  /** The version that it was filled from: a draft that is taken up again must not overwrite a later one unseen. */
  version?: number;
}

/** The form of a new product. */
export const newProduct: ProductForm = {
  ...{ from: null, type: ProductType.ordinary, name: "", cateIds: [], categoryId: null, brandId: null, brandName: "", unitName: "" },
  ...{ tempId: null, keyword: "", intro: "", image: "", sliderImages: [], video: "", guaranteeIds: [], isSub: false },
  ...{ matrix: emptyMatrix(), content: "", deliveryMethods: [ShippingType.delivery], refundSwitch: true, sort: 0, coupons: [] },
  kept: { flatPattern: null, isPaidMember: false, isAutoUp: false },
};

/** The form of a product that exists, with every value it has. */
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

/** The form of a new product that begins as another one is; nothing of it goes on the shelf by itself. */
export function copiedProduct(info: Schema<"ProductInfo">): ProductForm {
  const form = productFormOf(info);
  return { ...form, matrix: matrixOf(info, { isCopy: true }), kept: { ...form.kept, isAutoUp: false } };
}

/** The numbers of a comma list, each once, in its order; what is no number is left out. */
const numbersIn = (list: string | null | undefined): readonly number[] => [
  ...new Set((list ?? "").split(",").flatMap((each) => (/^\s*\d+\s*$/.test(each) ? Number(each) : []))),
];
