// Generated from openapi/ by `pnpm generate`. Do not edit.
// What each field of a request may hold, by request schema; query fields by operationId.

export const LoginInput = {
  account: { minLength: 1, maxLength: 32, required: true },
  pwd: { minLength: 6, maxLength: 30, required: true },
  key: { maxLength: 64, required: false },
  code: { maxLength: 8, required: false },
  wxCode: { maxLength: 128, required: false },
} as const;

export const getLoginInfo = {
  token: { maxLength: 128, required: false },
} as const;

export const ProfileInput = {
  realName: { minLength: 1, maxLength: 16, required: true },
} as const;

export const PasswordInput = {
  oldPassword: { minLength: 6, maxLength: 30, required: true },
  password: { minLength: 6, maxLength: 20, required: true },
  confirmPassword: { minLength: 6, maxLength: 20, required: true },
} as const;

export const ErrorReportInput = {
  message: { minLength: 1, maxLength: 500, required: true },
  route: { maxLength: 200, required: true },
  release: { maxLength: 40, required: true },
  stack: { maxLength: 1000, required: false },
} as const;

export const VitalsInput = {
  vitals: { minItems: 1, maxItems: 20, required: true },
} as const;

export const Vital = {
  name: { required: true },
  value: { min: 0, max: 3600000, required: true },
  rating: { required: true },
  route: { maxLength: 200, required: true },
  release: { maxLength: 40, required: true },
  device: { required: true },
} as const;

export const listAdmins = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  realName: { maxLength: 32, required: false },
  roles: { min: 1, max: 2147483647, required: false },
} as const;

export const getConfigValue = {
  key: { minLength: 1, maxLength: 64, required: true },
} as const;

export const getSalesTrend = {
  dateLimit: { maxLength: 32, required: false },
} as const;

export const listProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  categoryId: { min: 1, max: 2147483647, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
  activityId: { min: 1, max: 2147483647, required: false },
} as const;

export const listProductTabs = {
  categoryId: { min: 1, max: 2147483647, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
} as const;

export const searchActivityProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  name: { maxLength: 128, required: false },
  keywords: { maxLength: 128, required: false },
  categoryId: { min: 1, max: 2147483647, required: false },
  cateId: { maxLength: 64, required: false },
  productId: { min: 1, max: 2147483647, required: false },
  activityId: { min: 1, max: 2147483647, required: false },
} as const;

export const listBrands = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  cid: { min: 1, max: 2147483647, required: true },
  brandName: { maxLength: 64, required: false },
} as const;

export const CategoryInput = {
  pid: { min: 0, max: 2147483647, required: true },
  name: { minLength: 1, maxLength: 100, required: true },
  icon: { maxLength: 255, required: false },
  sort: { min: 0, max: 9999, required: true },
} as const;

export const CategoryUpdate = {
  id: { min: 1, max: 2147483647, required: true },
  pid: { min: 0, max: 2147483647, required: true },
  name: { minLength: 1, maxLength: 100, required: true },
  icon: { maxLength: 255, required: false },
  sort: { min: 0, max: 9999, required: true },
} as const;

export const listUsers = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const listCoupons = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  name: { maxLength: 64, required: false },
} as const;

export const CouponInput = {
  name: { minLength: 1, maxLength: 20, required: true },
  category: { required: true },
  receiveType: { required: true },
  money: { min: 1, max: 9999, required: true },
  minPrice: { min: 0, max: 999999, required: true },
  isLimited: { required: true },
  total: { min: 0, max: 9999, required: false },
  isTimeReceive: { required: true },
  receiveStartTime: { required: false },
  receiveEndTime: { required: false },
  isFixedTime: { required: true },
  useStartTime: { required: false },
  useEndTime: { required: false },
  day: { min: 0, max: 999, required: false },
  sort: { min: 0, max: 9999, required: true },
  status: { required: true },
  productIds: { maxLength: 10000, required: false },
} as const;

export const CouponProductsInput = {
  id: { min: 1, max: 2147483647, required: true },
  productIds: { maxLength: 10000, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listCouponUsers = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  uid: { min: 1, max: 2147483647, required: false },
  couponId: { min: 1, max: 2147483647, required: false },
  name: { maxLength: 64, required: false },
  nickname: { maxLength: 64, required: false },
} as const;

export const listSendableCoupons = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 64, required: false },
} as const;

export const sendCoupon = {
  couponId: { min: 1, max: 2147483647, required: false },
  uid: { maxLength: 10000, required: false },
} as const;

export const SendCouponInput = {
  couponId: { min: 1, max: 2147483647, required: false },
  uid: { required: false },
} as const;
