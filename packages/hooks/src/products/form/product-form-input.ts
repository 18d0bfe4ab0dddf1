import { ProductType, type Schema, ShippingType } from "@shopkeeper/sdk";
import type { ProductForm } from "./product-form";
import { sliderOf } from "./product-slides";
import { matrixRequest } from "../matrix/sku-request";

/** Options of a save. */
export interface SaveWishes {
  /** Puts the product on the shelf as soon as that is allowed; by default the stored choice. */
  isAutoUp?: boolean;
  /** Submits the product for review at once. */
  isAutoSubmitAudit?: boolean;
}

/** Converts a valid form to the request body; SKUs without a picture get that of the product. */
export function productInput(form: ProductForm, wishes: SaveWishes = {}): Schema<"ProductInput"> {
  const { attrValue, ...matrix } = matrixRequest(form.matrix);
  const isVirtual = form.type === ProductType.virtual;
  const { flatPattern, isPaidMember, isAutoUp } = form.kept;
  return {
    ...matrix,
    attrValue: attrValue.map((sku) => ({ ...sku, image: sku.image || form.image })),
    type: isVirtual ? ProductType.virtual : ProductType.ordinary,
    ...{ name: form.name.trim(), unitName: form.unitName.trim(), intro: form.intro.trim(), keyword: form.keyword || null },
    ...{ image: form.image, flatPattern, sliderImage: sliderOf(form), content: form.content, isSub: form.isSub, isPaidMember },
    ...{ cateId: form.cateIds.join(","), categoryId: form.categoryId ?? 0, brandId: form.brandId ?? 0 },
    ...{ guaranteeIds: form.guaranteeIds.join(","), couponIds: form.coupons.map(({ id }) => id) },
    tempId: isVirtual ? 0 : (form.tempId ?? 0),
    deliveryMethod: isVirtual ? "1" : deliveryOf(form.deliveryMethods),
    refundSwitch: form.refundSwitch,
    sort: form.sort ?? 0,
    isAutoUp: wishes.isAutoUp ?? isAutoUp,
    isAutoSubmitAudit: wishes.isAutoSubmitAudit ?? false,
  };
}

function deliveryOf(methods: readonly number[]): Schema<"DeliveryMethod"> {
  const [isDelivered, isPickedUp] = [methods.includes(ShippingType.delivery), methods.includes(ShippingType.pickUp)];
  return isPickedUp ? (isDelivered ? "1,2" : "2") : "1";
}
