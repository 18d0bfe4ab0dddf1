// Generated from openapi/ by `pnpm generate`. Do not edit.
// What each field of a request may hold, by request schema; query fields by operationId.

export const listAdmins = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  realName: { maxLength: 32, required: false },
  roles: { min: 1, max: 2147483647, required: false },
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
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const CategoryOrder = {
  ids: { minItems: 1, maxItems: 2000, required: true },
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

export const getSalesTrend = {
  dateLimit: { maxLength: 32, required: false },
} as const;

export const downloadExport = {
  fileName: { maxLength: 64, required: true },
} as const;

export const downloadResource = {
  resource: { minLength: 1, maxLength: 512, required: true },
} as const;

export const downloadResources = {
  ids: { maxLength: 2200, required: true },
} as const;

export const getFormTemplate = {
  name: { maxLength: 200, required: true },
} as const;

export const getFormTemplateById = {
  id: { min: 1, max: 2147483647, required: true },
} as const;

export const GuaranteeGroupInput = {
  name: { minLength: 1, maxLength: 32, required: true },
  gids: { maxLength: 1000, required: true },
} as const;

export const GuaranteeGroupUpdate = {
  id: { min: 1, max: 2147483647, required: true },
  name: { minLength: 1, maxLength: 32, required: true },
  gids: { maxLength: 1000, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const getConfigValue = {
  key: { minLength: 1, maxLength: 64, required: true },
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

export const listSensitiveLogs = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
} as const;

export const uploadImage = {
  model: { maxLength: 64, required: false },
  pid: { min: 0, max: 2147483647, required: false },
} as const;

export const UploadForm = {
  multipart: { required: true },
} as const;

export const uploadFile = {
  model: { maxLength: 64, required: false },
  pid: { min: 0, max: 2147483647, required: false },
} as const;

export const listAttachments = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  pid: { min: 0, max: 2147483647, required: false },
  attType: { maxLength: 200, required: false },
  name: { maxLength: 100, required: false },
} as const;

export const listAttachmentUses = {
  ids: { maxLength: 1100, required: true },
} as const;

export const AttachmentDeletion = {
  ids: { maxLength: 10000, required: true },
} as const;

export const AttachmentMove = {
  attrId: { maxLength: 10000, required: true },
  pid: { min: 0, max: 2147483647, required: true },
} as const;

export const AttachmentName = {
  attId: { min: 1, max: 2147483647, required: true },
  name: { minLength: 1, maxLength: 99, required: true },
} as const;

export const listPictureCategories = {
  type: { min: 1, max: 7, required: false },
  name: { maxLength: 50, required: false },
  owner: { maxLength: 20, required: false },
} as const;

export const listPictureCategoryPage = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  type: { min: 1, max: 7, required: false },
  pid: { min: 0, max: 2147483647, required: false },
  name: { maxLength: 50, required: false },
} as const;

export const listPictureCategoriesByIds = {
  ids: { maxLength: 1100, required: true },
} as const;

export const PictureCategoryInput = {
  pid: { min: 0, max: 2147483647, required: true },
  name: { minLength: 1, maxLength: 50, required: true },
  type: { min: 1, max: 7, required: false },
  url: { maxLength: 255, required: false },
  extra: { maxLength: 1000, required: false },
  status: { required: false },
  sort: { min: 0, max: 9999, required: false },
} as const;

export const updatePictureCategory = {
  pid: { min: 0, max: 2147483647, required: false },
  name: { minLength: 1, maxLength: 50, required: false },
  type: { min: 1, max: 7, required: false },
  url: { maxLength: 255, required: false },
  extra: { maxLength: 1000, required: false },
  sort: { min: 0, max: 9999, required: false },
} as const;

export const PictureCategoryUpdate = {
  pid: { min: 0, max: 2147483647, required: false },
  name: { minLength: 1, maxLength: 50, required: false },
  type: { min: 1, max: 7, required: false },
  url: { maxLength: 255, required: false },
  extra: { maxLength: 1000, required: false },
  status: { required: false },
  sort: { min: 0, max: 9999, required: false },
} as const;

export const LocalMediaInput = {
  type: { required: true },
  imagePath: { minLength: 1, maxLength: 500, required: true },
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

export const listProductIds = {
  categoryId: { min: 1, max: 2147483647, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
} as const;

export const listProductTabs = {
  categoryId: { min: 1, max: 2147483647, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
} as const;

export const searchActivityProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 100, required: false },
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

export const ProductInput = {
  type: { required: true },
  image: { minLength: 1, maxLength: 255, required: true },
  flatPattern: { minLength: 1, maxLength: 255, required: false },
  sliderImage: { minLength: 2, maxLength: 2000, minItems: 1, maxItems: 11, required: true },
  name: { minLength: 1, maxLength: 128, required: true },
  intro: { minLength: 1, maxLength: 250, required: true },
  keyword: { maxLength: 255, required: false },
  cateId: { maxLength: 64, required: true },
  brandId: { min: 0, max: 2147483647, required: true },
  categoryId: { min: 1, max: 2147483647, required: true },
  guaranteeIds: { maxLength: 255, required: false },
  unitName: { minLength: 1, maxLength: 32, required: true },
  tempId: { min: 0, max: 2147483647, required: true },
  sort: { min: 0, max: 9999, required: false },
  specType: { required: true },
  isSub: { required: true },
  isPaidMember: { required: false },
  attr: { minItems: 1, maxItems: 10, required: true },
  content: { maxLength: 100000, required: false },
  couponIds: { maxItems: 50, required: false },
  deliveryMethod: { required: false },
  refundSwitch: { required: false },
  isAutoUp: { required: false },
  isAutoSubmitAudit: { required: false },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const SpecInput = {
  attrName: { minLength: 1, maxLength: 20, required: true },
  attrValues: { minLength: 1, maxLength: 2099, required: true },
} as const;

export const NewSku = {
  stock: { min: 0, max: 999999, required: true },
  price: { min: 0, max: 999999.99, required: true },
  vipPrice: { min: 0, max: 999999.99, required: false },
  image: { minLength: 1, maxLength: 255, required: true },
  cost: { min: 0, max: 999999.99, required: true },
  otPrice: { min: 0, max: 999999.99, required: true },
  weight: { min: 0, max: 999999.99, required: false },
  volume: { min: 0, max: 999999.99, required: false },
  brokerage: { min: 0, max: 100, required: false },
  brokerageTwo: { min: 0, max: 100, required: false },
  barCode: { maxLength: 40, required: false },
  expand: { maxLength: 1000, required: false },
  attrValue: { minLength: 2, maxLength: 2000, required: true },
} as const;

export const ProductUpdate = {
  type: { required: true },
  image: { minLength: 1, maxLength: 255, required: true },
  flatPattern: { minLength: 1, maxLength: 255, required: false },
  sliderImage: { minLength: 2, maxLength: 2000, minItems: 1, maxItems: 11, required: true },
  name: { minLength: 1, maxLength: 128, required: true },
  intro: { minLength: 1, maxLength: 250, required: true },
  keyword: { maxLength: 255, required: false },
  cateId: { maxLength: 64, required: true },
  brandId: { min: 0, max: 2147483647, required: true },
  categoryId: { min: 1, max: 2147483647, required: true },
  guaranteeIds: { maxLength: 255, required: false },
  unitName: { minLength: 1, maxLength: 32, required: true },
  tempId: { min: 0, max: 2147483647, required: true },
  sort: { min: 0, max: 9999, required: false },
  specType: { required: true },
  isSub: { required: true },
  isPaidMember: { required: false },
  attr: { minItems: 1, maxItems: 10, required: true },
  content: { maxLength: 100000, required: false },
  couponIds: { maxItems: 50, required: false },
  deliveryMethod: { required: false },
  refundSwitch: { required: false },
  isAutoUp: { required: false },
  isAutoSubmitAudit: { required: false },
  id: { min: 1, max: 2147483647, required: true },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const KnownSku = {
  stock: { min: 0, max: 999999, required: true },
  price: { min: 0, max: 999999.99, required: true },
  vipPrice: { min: 0, max: 999999.99, required: false },
  image: { minLength: 1, maxLength: 255, required: true },
  cost: { min: 0, max: 999999.99, required: true },
  otPrice: { min: 0, max: 999999.99, required: true },
  weight: { min: 0, max: 999999.99, required: false },
  volume: { min: 0, max: 999999.99, required: false },
  brokerage: { min: 0, max: 100, required: false },
  brokerageTwo: { min: 0, max: 100, required: false },
  barCode: { maxLength: 40, required: false },
  expand: { maxLength: 1000, required: false },
  attrValue: { minLength: 2, maxLength: 2000, required: true },
  id: { min: 0, max: 2147483647, required: false },
} as const;

export const ProductRemoval = {
  id: { min: 1, max: 2147483647, required: true },
  type: { required: true },
} as const;

export const ProductSubmission = {
  id: { min: 1, max: 2147483647, required: true },
  isAutoUp: { required: false },
} as const;

export const StockAddition = {
  id: { min: 1, max: 2147483647, required: true },
  attrValueList: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const StockAddition_attrValueList = {
  id: { min: 1, max: 2147483647, required: true },
  stock: { min: 0, max: 999999, required: true },
} as const;

export const FreeProductEdit = {
  id: { min: 1, max: 2147483647, required: true },
  cateId: { maxLength: 64, required: true },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const FreeProductEdit_attrValue = {
  id: { min: 1, max: 2147483647, required: true },
  stock: { min: 0, max: 999999, required: true },
  price: { min: 0, max: 999999.99, required: true },
} as const;

export const FreightSetting = {
  id: { min: 1, max: 2147483647, required: true },
  templateId: { min: 1, max: 2147483647, required: true },
} as const;

export const ProductsInput = {
  idList: { minItems: 1, maxItems: 500, required: true },
} as const;

export const FreightSettings = {
  idList: { minItems: 1, maxItems: 500, required: true },
  templateId: { min: 1, max: 2147483647, required: true },
} as const;

export const importProduct = {
  url: { minLength: 8, maxLength: 2048, required: true },
} as const;

export const ProductCopyInput = {
  url: { minLength: 8, maxLength: 2048, required: true },
} as const;

export const ProductImport = {
  rows: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const ProductImportRow = {
  row: { min: 1, max: 1048576, required: true },
  cells: { required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const StockImport = {
  mode: { required: true },
  rows: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const StockImportRow = {
  row: { min: 1, max: 1048576, required: true },
  cells: { required: true },
  seen: { min: 0, max: 999999, required: false },
} as const;

export const exportProducts = {
  categoryId: { min: 1, max: 2147483647, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
} as const;

export const listReviews = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  productSearch: { maxLength: 128, required: false },
  star: { min: 0, max: 5, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const OwnReviewInput = {
  productId: { min: 1, max: 2147483647, required: true },
  attrValueId: { min: 1, max: 2147483647, required: true },
  star: { min: 1, max: 5, required: true },
  comment: { minLength: 1, maxLength: 512, required: true },
  pics: { maxItems: 10, required: false },
  avatar: { minLength: 1, maxLength: 255, required: true },
  nickname: { minLength: 1, maxLength: 32, required: true },
} as const;

export const ReviewReplyInput = {
  id: { min: 1, max: 2147483647, required: true },
  merchantReplyContent: { minLength: 1, maxLength: 512, required: true },
} as const;

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

export const listShippingTemplates = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 200, required: false },
} as const;

export const listSpecRules = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 64, required: false },
} as const;

export const SpecRuleInput = {
  ruleName: { minLength: 1, maxLength: 20, required: true },
  ruleValue: { minLength: 1, maxLength: 60000, minItems: 1, maxItems: 10, required: true },
} as const;

export const Spec = {
  value: { minLength: 1, maxLength: 20, required: true },
  detail: { minItems: 1, maxItems: 100, required: true },
} as const;

export const SpecRuleUpdate = {
  id: { min: 1, max: 2147483647, required: true },
  ruleName: { minLength: 1, maxLength: 20, required: true },
  ruleValue: { minLength: 1, maxLength: 60000, minItems: 1, maxItems: 10, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listUsers = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;
