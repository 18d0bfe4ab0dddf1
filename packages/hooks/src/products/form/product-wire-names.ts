/** What fields of the product form are called on the wire, where that is otherwise. */
export const productWireNames: Readonly<Record<string, string>> = {
  cateId: "cateIds",
  sliderImage: "sliderImages",
  couponIds: "coupons",
  deliveryMethod: "deliveryMethods",
  specType: "matrix",
  attr: "matrix",
  attrValue: "matrix",
};
