/** What is wrong with a field of a coupon, or of a send, that only the server can know. */
export const couponMessages = {
  productsMissing: { zh: "有商品不存在或已被删除，请重新选择", en: "Some products do not exist or have been deleted. Choose again." },
  couponEmpty: { zh: "请选择优惠券", en: "Choose a coupon." },
  usersEmpty: { zh: "请选择用户", en: "Choose at least one user." },
};
