// Generated from openapi/ by `pnpm generate`. Do not edit.
// What the contract says of the fields of a record: by schema, those of a query by operationId.
import type { Fields } from "../rules/records/field";

export const AddressInput = {
  receiverName: { kind: "text", minLength: 1, maxLength: 16, required: true, title: { zh: "收货人", en: "Receiver" }, prompt: { zh: "请输入收货人姓名", en: "Enter who receives the parcel." } },
  receiverPhone: { kind: "text", minLength: 1, maxLength: 20, required: true, title: { zh: "联系电话", en: "Phone" }, prompt: { zh: "请输入收货人电话", en: "Enter the receiver's phone number." } },
  province: { kind: "text", maxLength: 32, required: false },
  city: { kind: "text", maxLength: 32, required: false },
  district: { kind: "text", maxLength: 32, required: false },
  detail: { kind: "text", minLength: 1, maxLength: 100, required: true, title: { zh: "详细地址", en: "Address" } },
  isDefault: { kind: "flag", required: false, title: { zh: "默认地址", en: "Default" } },
  isShow: { kind: "flag", required: false, title: { zh: "是否显示", en: "Shown" }, words: { false: { zh: "隐藏", en: "Hidden" }, true: { zh: "显示", en: "Shown" } } },
} as const satisfies Fields;

export const AddressUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  receiverName: { kind: "text", minLength: 1, maxLength: 16, required: true, title: { zh: "收货人", en: "Receiver" }, prompt: { zh: "请输入收货人姓名", en: "Enter who receives the parcel." } },
  receiverPhone: { kind: "text", minLength: 1, maxLength: 20, required: true, title: { zh: "联系电话", en: "Phone" }, prompt: { zh: "请输入收货人电话", en: "Enter the receiver's phone number." } },
  province: { kind: "text", maxLength: 32, required: false },
  city: { kind: "text", maxLength: 32, required: false },
  district: { kind: "text", maxLength: 32, required: false },
  detail: { kind: "text", minLength: 1, maxLength: 100, required: true, title: { zh: "详细地址", en: "Address" } },
  isDefault: { kind: "flag", required: false, title: { zh: "默认地址", en: "Default" } },
  isShow: { kind: "flag", required: false, title: { zh: "是否显示", en: "Shown" }, words: { false: { zh: "隐藏", en: "Hidden" }, true: { zh: "显示", en: "Shown" } } },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const listAdmins = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  realName: { kind: "text", maxLength: 32, required: false },
  roles: { kind: "id", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const getAdmin = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const getAdminRights = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const AdminInput = {
  account: { kind: "text", minLength: 1, maxLength: 32, required: true },
  pwd: { kind: "text", minLength: 6, maxLength: 20, required: true },
  realName: { kind: "text", minLength: 1, maxLength: 16, required: true },
  roles: { kind: "ids", maxLength: 128, required: true },
  status: { kind: "flag", required: true },
  phone: { kind: "text", maxLength: 11, required: false, nullable: true },
} as const satisfies Fields;

export const AdminUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  account: { kind: "text", minLength: 1, maxLength: 32, required: true },
  realName: { kind: "text", minLength: 1, maxLength: 16, required: true },
  roles: { kind: "ids", maxLength: 128, required: true },
  status: { kind: "flag", required: true },
  phone: { kind: "text", maxLength: 11, required: false, nullable: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const deleteAdmin = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const setAdminStatus = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const AdminPasswordInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  password: { kind: "text", minLength: 6, maxLength: 20, required: true },
  confirmPassword: { kind: "text", minLength: 6, maxLength: 20, required: true },
} as const satisfies Fields;

export const AdminFactorInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const listAdminSessions = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const AdminSessionInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  sessionId: { kind: "id", min: 1, max: 9007199254740991, required: false, nullable: true },
} as const satisfies Fields;

export const CategoryInput = {
  pid: { kind: "id", min: 0, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 100, required: true },
  icon: { kind: "text", maxLength: 255, required: false, nullable: true },
  sort: { kind: "whole", min: 0, max: 9999, required: true },
} as const satisfies Fields;

export const CategoryUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 100, required: true },
  icon: { kind: "text", maxLength: 255, required: false, nullable: true },
  sort: { kind: "whole", min: 0, max: 9999, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const CategoryOrder = {
  ids: { kind: "list", minItems: 1, maxItems: 2000, required: true },
} as const satisfies Fields;

export const listCoupons = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  name: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const CouponInput = {
  name: { kind: "text", minLength: 1, maxLength: 20, required: true, title: { zh: "优惠券名称", en: "Coupon name" } },
  category: { kind: "code", set: "CouponCategory", codes: [1, 2], required: true, title: { zh: "优惠券类别", en: "Coupon category" } },
  receiveType: { kind: "code", set: "CouponReceiveType", codes: [1, 2], required: true, title: { zh: "领取方式", en: "How to get it" } },
  money: { kind: "yuan", min: 1, max: 9999, required: true, title: { zh: "优惠券面值", en: "Face value" } },
  minPrice: { kind: "yuan", min: 0, max: 999999, none: 0, required: true, title: { zh: "优惠券最低消费", en: "Minimum spend" }, prompt: { zh: "请输入最低消费", en: "Enter the minimum spend." } },
  isLimited: { kind: "flag", required: true, title: { zh: "是否限量", en: "Limited quantity" }, words: { false: { zh: "不限量", en: "Unlimited" }, true: { zh: "限量", en: "Limited" } } },
  total: { kind: "whole", min: 0, max: 9999, none: 0, required: false, nullable: true, title: { zh: "发布数量", en: "Quantity" } },
  isTimeReceive: { kind: "flag", required: true, title: { zh: "领取是否限时", en: "Limited claim time" }, words: { false: { zh: "不限时", en: "Any time" }, true: { zh: "限时", en: "Limited" } } },
  receiveStartTime: { kind: "dateTime", required: false, nullable: true, title: { zh: "领取时间", en: "Claim period" } },
  receiveEndTime: { kind: "dateTime", required: false, nullable: true, title: { zh: "领取时间", en: "Claim period" } },
  isFixedTime: { kind: "flag", required: true, title: { zh: "使用有效期", en: "Validity" }, words: { false: { zh: "天数", en: "Days" }, true: { zh: "时间段", en: "Period" } } },
  useStartTime: { kind: "dateTime", required: false, nullable: true, title: { zh: "使用有效期限", en: "Valid period" } },
  useEndTime: { kind: "dateTime", required: false, nullable: true, title: { zh: "使用有效期限", en: "Valid period" } },
  day: { kind: "whole", min: 0, max: 999, none: 0, required: false, nullable: true, title: { zh: "使用有效期限（天）", en: "Valid for (days)" }, prompt: { zh: "请输入使用有效期限（天）", en: "Enter for how many days it is valid." } },
  sort: { kind: "whole", min: 0, max: 9999, required: true, title: { zh: "排序", en: "Order" } },
  status: { kind: "flag", required: true, title: { zh: "状态", en: "State" }, words: { false: { zh: "关闭", en: "Off" }, true: { zh: "开启", en: "On" } } },
  productIds: { kind: "ids", maxLength: 10000, required: false, nullable: true, title: { zh: "商品", en: "Products" }, prompt: { zh: "请至少选择一个商品", en: "Choose at least one product." } },
} as const satisfies Fields;

export const CouponProductsInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  productIds: { kind: "ids", maxLength: 10000, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const listCouponUsers = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  uid: { kind: "id", min: 1, max: 9007199254740991, required: false },
  couponId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  name: { kind: "text", maxLength: 64, required: false },
  nickname: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const listSendableCoupons = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const sendCoupon = {
  couponId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  uid: { kind: "ids", maxLength: 10000, required: false },
} as const satisfies Fields;

export const SendCouponInput = {
  couponId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  uid: { kind: "text", required: false },
} as const satisfies Fields;

export const countCouponSegment = {
  dateLimit: { kind: "text", maxLength: 32, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  days: { kind: "whole", min: 1, max: 3650, required: false },
} as const satisfies Fields;

export const CouponSegmentInput = {
  couponId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  kind: { kind: "code", set: "CouponSegmentKind", codes: [1, 2, 3], required: true },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false, nullable: true },
  days: { kind: "whole", min: 1, max: 3650, required: false, nullable: true },
  count: { kind: "whole", min: 0, max: 2147483647, required: true },
} as const satisfies Fields;

export const getSalesTrend = {
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const listDevices = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const DeviceInput = {
  name: { kind: "text", minLength: 1, maxLength: 32, required: true },
  kind: { kind: "code", set: "DeviceKind", codes: [1, 2, 3, 4], required: true },
  place: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const DeviceUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 32, required: true },
  kind: { kind: "code", set: "DeviceKind", codes: [1, 2, 3, 4], required: true },
  place: { kind: "text", maxLength: 64, required: false },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const ConsumableUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  capacity: { kind: "decimal", max: 1000000, required: true },
  warnAt: { kind: "decimal", min: 0, max: 1000000, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const RefillInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  amount: { kind: "decimal", max: 1000000, required: true },
  note: { kind: "text", maxLength: 100, required: false },
} as const satisfies Fields;

export const listRefills = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  consumableId: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const DeviceReport = {
  readings: { kind: "object", required: false },
  alarms: { kind: "list", maxItems: 9, required: false },
  consumables: { kind: "object", required: false },
} as const satisfies Fields;

export const DeviceReport_readings = {
  temperature: { kind: "decimal", min: -60, max: 150, required: false },
  humidity: { kind: "decimal", min: 0, max: 100, required: false },
  battery: { kind: "decimal", min: 0, max: 100, required: false },
  signal: { kind: "decimal", min: -150, max: 0, required: false },
  voltage: { kind: "decimal", min: 0, max: 500, required: false },
  queue: { kind: "decimal", min: 0, max: 100000, required: false },
  uses: { kind: "decimal", min: 0, max: 1000000, required: false },
} as const satisfies Fields;

export const DeviceReport_consumables = {
  paper: { kind: "decimal", min: 0, max: 1000000, required: false },
  labels: { kind: "decimal", min: 0, max: 1000000, required: false },
  ink: { kind: "decimal", min: 0, max: 1000000, required: false },
  bags: { kind: "decimal", min: 0, max: 1000000, required: false },
  cups: { kind: "decimal", min: 0, max: 1000000, required: false },
  beans: { kind: "decimal", min: 0, max: 1000000, required: false },
} as const satisfies Fields;

export const downloadExport = {
  fileName: { kind: "text", maxLength: 64, required: true },
} as const satisfies Fields;

export const listExports = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
} as const satisfies Fields;

export const ExportDeletion = {
  fileName: { kind: "text", maxLength: 64, required: true },
} as const satisfies Fields;

export const downloadResource = {
  resource: { kind: "text", minLength: 1, maxLength: 512, required: true },
} as const satisfies Fields;

export const downloadResources = {
  ids: { kind: "ids", maxLength: 2200, required: true },
} as const satisfies Fields;

export const listDailyStatements = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const listMonthlyStatements = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  dateLimit: { kind: "text", maxLength: 15, required: false },
} as const satisfies Fields;

export const listFundFlow = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const SettlementInput = {
  closingType: { kind: "text", required: true },
  amount: { kind: "price", min: 0, max: 999999.99, required: true },
  mark: { kind: "text", maxLength: 200, required: false, nullable: true },
  factorCode: { kind: "text", minLength: 1, maxLength: 32, required: false },
} as const satisfies Fields;

export const listSettlements = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  closingNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const exportDailyStatements = {
  dateLimit: { kind: "text", maxLength: 32, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const exportMonthlyStatements = {
  dateLimit: { kind: "text", maxLength: 15, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const exportFundFlow = {
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const exportFundFlowAlias = {
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const getFormTemplate = {
  name: { kind: "text", maxLength: 200, required: true },
} as const satisfies Fields;

export const getFormTemplateById = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const GuaranteeGroupInput = {
  name: { kind: "text", minLength: 1, maxLength: 32, required: true, title: { zh: "组合名称", en: "Group" }, prompt: { zh: "请填写组合名称", en: "Enter a name" } },
  gids: { kind: "ids", maxLength: 1000, required: true, title: { zh: "服务列表", en: "Services" }, prompt: { zh: "请至少选择一个服务选项", en: "Choose at least one service" } },
} as const satisfies Fields;

export const GuaranteeGroupUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 32, required: true, title: { zh: "组合名称", en: "Group" }, prompt: { zh: "请填写组合名称", en: "Enter a name" } },
  gids: { kind: "ids", maxLength: 1000, required: true, title: { zh: "服务列表", en: "Services" }, prompt: { zh: "请至少选择一个服务选项", en: "Choose at least one service" } },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const listImports = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
} as const satisfies Fields;

export const RefusedRows = {
  run: { kind: "object", required: true },
  kind: { kind: "code", set: "ImportedKind", codes: ["product", "stock", "shipping"], required: true },
  rows: { kind: "list", minItems: 1, maxItems: 500, required: true },
} as const satisfies Fields;

export const ImportRun = {
  key: { kind: "text", required: true },
  name: { kind: "text", minLength: 1, maxLength: 200, required: true },
  rows: { kind: "whole", min: 0, max: 1048576, required: true },
} as const satisfies Fields;

export const RefusedRow = {
  row: { kind: "whole", min: 1, max: 1048576, required: true },
  cells: { kind: "object", required: true },
  reason: { kind: "text", maxLength: 2000, required: true },
} as const satisfies Fields;

export const getConfigValue = {
  key: { kind: "text", minLength: 1, maxLength: 64, required: true },
} as const satisfies Fields;

export const listLiveGoods = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const countLiveGoods = {
  keywords: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const EditedLiveGoods = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  coverImgUrlLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  name: { kind: "text", minLength: 1, maxLength: 28, required: true },
  priceType: { kind: "code", set: "PriceType", codes: [1, 2, 3], required: true },
  price: { kind: "price", min: 0, max: 999999.99, required: true },
  price2: { kind: "price", min: 0, max: 999999.99, required: false, nullable: true },
  url: { kind: "text", minLength: 1, maxLength: 300, required: true },
  coverImgUrl: { kind: "text", minLength: 1, maxLength: 128, required: false, nullable: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const listLiveAssistants = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const LiveAssistantInput = {
  wechat: { kind: "text", minLength: 1, maxLength: 20, required: true },
  wechatNickname: { kind: "text", minLength: 1, maxLength: 32, required: true },
  assDesc: { kind: "text", maxLength: 100, required: false, nullable: true },
} as const satisfies Fields;

export const EditedLiveAssistant = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  wechat: { kind: "text", minLength: 1, maxLength: 20, required: true },
  wechatNickname: { kind: "text", minLength: 1, maxLength: 32, required: true },
  assDesc: { kind: "text", maxLength: 100, required: false, nullable: true },
} as const satisfies Fields;

export const LiveRoomQuery = {
  pageParamRequest: { kind: "object", required: true },
  searchRequest: { kind: "object", required: true },
} as const satisfies Fields;

export const LiveRoomQuery_pageParamRequest = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 1000, required: false },
} as const satisfies Fields;

export const LiveRoomQuery_searchRequest = {
  reviewStatus: { kind: "code", set: "RoomReviewStatus", codes: [0, 1, 2, 3], required: false, nullable: true },
  liveStatus: { kind: "code", set: "LiveStatus", codes: [101, 102, 103, 104, 105, 106, 107], required: false, nullable: true },
  keywords: { kind: "text", maxLength: 64, required: false, nullable: true },
  storeShow: { kind: "code", set: "ShownFlag", codes: [1, 0], required: false, nullable: true },
  star: { kind: "whole", min: 1, max: 5, required: false, nullable: true },
} as const satisfies Fields;

export const countLiveRooms = {
  keywords: { kind: "text", maxLength: 64, required: false },
  star: { kind: "whole", min: 1, max: 5, required: false },
} as const satisfies Fields;

export const LiveRoomInput = {
  roomName: { kind: "text", minLength: 1, maxLength: 34, required: true },
  coverImg: { kind: "text", minLength: 1, maxLength: 128, required: true },
  coverImgLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  startTime: { kind: "dateTime", required: true },
  endTime: { kind: "dateTime", required: true },
  anchorName: { kind: "text", minLength: 1, maxLength: 30, required: true },
  anchorWechat: { kind: "text", minLength: 1, maxLength: 64, required: true },
  subAnchorWechat: { kind: "text", maxLength: 64, required: false, nullable: true },
  createrWechat: { kind: "text", maxLength: 64, required: false, nullable: true },
  shareImg: { kind: "text", minLength: 1, maxLength: 128, required: true },
  shareImgLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  feedsImg: { kind: "text", minLength: 1, maxLength: 128, required: true },
  feedsImgLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  isFeedsPublic: { kind: "code", set: "SwitchFlag", codes: [1, 0], required: true },
  type: { kind: "code", set: "LiveRoomKind", codes: [0, 1], required: true },
  closeLike: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeGoods: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeComment: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeReplay: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeShare: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeKf: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
} as const satisfies Fields;

export const EditedLiveRoom = {
  roomName: { kind: "text", minLength: 1, maxLength: 34, required: true },
  coverImg: { kind: "text", minLength: 1, maxLength: 128, required: true },
  coverImgLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  startTime: { kind: "dateTime", required: true },
  endTime: { kind: "dateTime", required: true },
  anchorName: { kind: "text", minLength: 1, maxLength: 30, required: true },
  anchorWechat: { kind: "text", minLength: 1, maxLength: 64, required: true },
  subAnchorWechat: { kind: "text", maxLength: 64, required: false, nullable: true },
  createrWechat: { kind: "text", maxLength: 64, required: false, nullable: true },
  shareImg: { kind: "text", minLength: 1, maxLength: 128, required: true },
  shareImgLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  feedsImg: { kind: "text", minLength: 1, maxLength: 128, required: true },
  feedsImgLocal: { kind: "text", minLength: 1, maxLength: 500, required: true },
  isFeedsPublic: { kind: "code", set: "SwitchFlag", codes: [1, 0], required: true },
  type: { kind: "code", set: "LiveRoomKind", codes: [0, 1], required: true },
  closeLike: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeGoods: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeComment: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeReplay: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeShare: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  closeKf: { kind: "code", set: "LiveSwitch", codes: [0, 1], required: true },
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const RoomGoodsInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  ids: { kind: "list", minItems: 1, maxItems: 200, required: true },
} as const satisfies Fields;

export const RoomGoodsSale = {
  roomId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  goodsId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  onSale: { kind: "code", set: "SwitchFlag", codes: [1, 0], required: true },
} as const satisfies Fields;

export const RoomGoodsOrder = {
  roomId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  goods: { kind: "list", minItems: 1, maxItems: 200, required: true },
} as const satisfies Fields;

export const RoomGoodsOrder_goods = {
  goodsId: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const RoomAssistants = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  assid: { kind: "list", maxItems: 20, required: true },
} as const satisfies Fields;

export const ErrorReportInput = {
  message: { kind: "text", minLength: 1, maxLength: 500, required: true },
  route: { kind: "text", maxLength: 200, required: true },
  release: { kind: "text", maxLength: 40, required: true },
  stack: { kind: "text", maxLength: 1000, required: false },
} as const satisfies Fields;

export const VitalsInput = {
  vitals: { kind: "list", minItems: 1, maxItems: 20, required: true },
} as const satisfies Fields;

export const Vital = {
  name: { kind: "code", set: "VitalName", codes: ["LCP", "INP", "CLS", "FCP", "TTFB"], required: true },
  value: { kind: "decimal", min: 0, max: 3600000, required: true },
  rating: { kind: "code", set: "VitalRating", codes: ["good", "needs-improvement", "poor"], required: true },
  route: { kind: "text", maxLength: 200, required: true },
  release: { kind: "text", maxLength: 40, required: true },
  device: { kind: "code", set: "VitalDevice", codes: ["desktop", "mobile"], required: true },
} as const satisfies Fields;

export const listSensitiveLogs = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 500, required: false },
  adminAccount: { kind: "text", maxLength: 32, required: false },
  description: { kind: "text", maxLength: 64, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const exportSensitiveLogs = {
  adminAccount: { kind: "text", maxLength: 32, required: false },
  description: { kind: "text", maxLength: 64, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const listNotices = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
} as const satisfies Fields;

export const NoticeReading = {
  until: { kind: "whole", min: 0, required: true },
  kind: { kind: "code", set: "NoticeKind", codes: ["order", "refund", "review", "export", "stock", "settlement"], required: false },
} as const satisfies Fields;

export const NoticeSwitch = {
  kind: { kind: "code", set: "NoticeKind", codes: ["order", "refund", "review", "export", "stock", "settlement"], required: true },
  isOn: { kind: "flag", required: true },
} as const satisfies Fields;

export const listOrders = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  content: { kind: "text", maxLength: 64, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const countOrders = {
  content: { kind: "text", maxLength: 64, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const SendOrderInput = {
  orderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  expressCode: { kind: "text", maxLength: 50, required: false, nullable: true, title: { zh: "快递公司", en: "Express company" }, prompt: { zh: "请选择快递公司", en: "Choose an express company." } },
  expressNumber: { kind: "text", maxLength: 64, required: false, nullable: true, title: { zh: "快递单号", en: "Parcel number" } },
  deliveryMark: { kind: "text", maxLength: 250, required: false, nullable: true, title: { zh: "发货备注", en: "Note" } },
  deliveryCarrier: { kind: "text", maxLength: 50, required: false, nullable: true, title: { zh: "配送人员", en: "Delivered by" }, prompt: { zh: "请输入配送人员", en: "Enter who delivers it." } },
  carrierPhone: { kind: "text", maxLength: 20, required: false, nullable: true, title: { zh: "手机号码", en: "Phone" }, prompt: { zh: "请输入联系电话", en: "Enter a phone number." } },
  deliveryType: { kind: "code", set: "DeliveryType", codes: ["express", "merchant", "noNeed"], required: true },
  isSplit: { kind: "flag", required: true },
  detailList: { kind: "list", maxItems: 200, required: false, nullable: true },
} as const satisfies Fields;

export const LinePieces = {
  orderDetailId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  num: { kind: "whole", min: 1, max: 99999, required: true },
} as const satisfies Fields;

export const SendOrdersInput = {
  run: { kind: "object", required: false },
  rows: { kind: "list", minItems: 1, maxItems: 200, required: true },
} as const satisfies Fields;

export const SendOrdersInput_rows = {
  row: { kind: "whole", min: 1, max: 1048576, required: false },
  orderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  expressCode: { kind: "text", maxLength: 50, required: false, nullable: true, title: { zh: "快递公司", en: "Express company" }, prompt: { zh: "请选择快递公司", en: "Choose an express company." } },
  expressNumber: { kind: "text", maxLength: 64, required: false, nullable: true, title: { zh: "快递单号", en: "Parcel number" } },
  deliveryMark: { kind: "text", maxLength: 250, required: false, nullable: true, title: { zh: "发货备注", en: "Note" } },
  deliveryCarrier: { kind: "text", maxLength: 50, required: false, nullable: true, title: { zh: "配送人员", en: "Delivered by" }, prompt: { zh: "请输入配送人员", en: "Enter who delivers it." } },
  carrierPhone: { kind: "text", maxLength: 20, required: false, nullable: true, title: { zh: "手机号码", en: "Phone" }, prompt: { zh: "请输入联系电话", en: "Enter a phone number." } },
  deliveryType: { kind: "code", set: "DeliveryType", codes: ["express", "merchant", "noNeed"], required: true },
  detailList: { kind: "list", maxItems: 200, required: false, nullable: true },
} as const satisfies Fields;

export const CheckOrdersInput = {
  orderNos: { kind: "list", minItems: 1, maxItems: 1000, required: true },
} as const satisfies Fields;

export const ShipmentUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  updateTime: { kind: "dateTime", required: false },
  expressCode: { kind: "text", maxLength: 50, required: false, nullable: true, title: { zh: "快递公司", en: "Express company" }, prompt: { zh: "请选择快递公司", en: "Choose an express company." } },
  expressNumber: { kind: "text", maxLength: 64, required: false, nullable: true, title: { zh: "快递单号", en: "Parcel number" } },
  deliveryMark: { kind: "text", maxLength: 250, required: false, nullable: true, title: { zh: "发货备注", en: "Note" } },
  deliveryCarrier: { kind: "text", maxLength: 50, required: false, nullable: true, title: { zh: "配送人员", en: "Delivered by" }, prompt: { zh: "请输入配送人员", en: "Enter who delivers it." } },
  carrierPhone: { kind: "text", maxLength: 20, required: false, nullable: true, title: { zh: "手机号码", en: "Phone" }, prompt: { zh: "请输入联系电话", en: "Enter a phone number." } },
} as const satisfies Fields;

export const OrderMark = {
  orderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  remark: { kind: "text", maxLength: 512, required: true },
} as const satisfies Fields;

export const VerificationInput = {
  verifyCode: { kind: "text", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const listOrderLogs = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  orderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const DirectRefundInput = {
  orderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  returnType: { kind: "code", set: "OrderReturnType", codes: [1, 2], required: true },
  detailList: { kind: "list", maxItems: 200, required: false, nullable: true },
} as const satisfies Fields;

export const exportOrders = {
  content: { kind: "text", maxLength: 64, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  ids: { kind: "ids", maxLength: 10000, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const exportOrdersAlias = {
  content: { kind: "text", maxLength: 64, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  ids: { kind: "ids", maxLength: 10000, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const uploadImage = {
  model: { kind: "text", maxLength: 64, required: false },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const UploadForm = {
  multipart: { kind: "text", required: true },
} as const satisfies Fields;

export const uploadFile = {
  model: { kind: "text", maxLength: 64, required: false },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const uploadWebPicture = {
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const WebPictureInput = {
  url: { kind: "text", minLength: 1, maxLength: 2000, required: true },
} as const satisfies Fields;

export const listAttachments = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
  attType: { kind: "text", maxLength: 200, required: false },
  name: { kind: "text", maxLength: 100, required: false },
} as const satisfies Fields;

export const listAttachmentUses = {
  ids: { kind: "ids", maxLength: 1100, required: true },
} as const satisfies Fields;

export const AttachmentDeletion = {
  ids: { kind: "ids", maxLength: 10000, required: true },
} as const satisfies Fields;

export const AttachmentMove = {
  attrId: { kind: "ids", maxLength: 10000, required: true },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const AttachmentName = {
  attId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 99, required: true },
} as const satisfies Fields;

export const listPictureCategories = {
  type: { kind: "code", set: "CategoryType", min: 1, max: 7, required: false },
  name: { kind: "text", maxLength: 50, required: false },
  owner: { kind: "text", maxLength: 20, required: false },
} as const satisfies Fields;

export const listPictureCategoryPage = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  type: { kind: "code", set: "CategoryType", min: 1, max: 7, required: false },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
  name: { kind: "text", maxLength: 50, required: false },
} as const satisfies Fields;

export const listPictureCategoryPageAlias = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  type: { kind: "code", set: "CategoryType", min: 1, max: 7, required: false },
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
  name: { kind: "text", maxLength: 50, required: false },
} as const satisfies Fields;

export const listPictureCategoriesByIds = {
  ids: { kind: "ids", maxLength: 1100, required: true },
} as const satisfies Fields;

export const PictureCategoryInput = {
  pid: { kind: "id", min: 0, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 50, required: true },
  type: { kind: "code", set: "CategoryType", min: 1, max: 7, required: false },
  url: { kind: "text", maxLength: 255, required: false, nullable: true },
  extra: { kind: "text", maxLength: 1000, required: false, nullable: true },
  status: { kind: "flag", required: false },
  sort: { kind: "whole", min: 0, max: 9999, required: false },
} as const satisfies Fields;

export const updatePictureCategory = {
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
  name: { kind: "text", minLength: 1, maxLength: 50, required: false },
  type: { kind: "whole", min: 1, max: 7, required: false },
  url: { kind: "text", maxLength: 255, required: false },
  extra: { kind: "text", maxLength: 1000, required: false },
  sort: { kind: "whole", min: 0, max: 9999, required: false },
} as const satisfies Fields;

export const PictureCategoryUpdate = {
  pid: { kind: "id", min: 0, max: 9007199254740991, required: false },
  name: { kind: "text", minLength: 1, maxLength: 50, required: false },
  type: { kind: "whole", min: 1, max: 7, required: false },
  url: { kind: "text", maxLength: 255, required: false, nullable: true },
  extra: { kind: "text", maxLength: 1000, required: false, nullable: true },
  status: { kind: "flag", required: false },
  sort: { kind: "whole", min: 0, max: 9999, required: false },
} as const satisfies Fields;

export const LocalMediaInput = {
  type: { kind: "text", required: true },
  imagePath: { kind: "text", minLength: 1, maxLength: 500, required: true },
} as const satisfies Fields;

export const listProducts = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  cateId: { kind: "id", maxLength: 64, required: false },
  keywords: { kind: "text", maxLength: 128, required: false },
  name: { kind: "text", maxLength: 128, required: false },
  activityId: { kind: "id", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const listProductIds = {
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  cateId: { kind: "id", maxLength: 64, required: false },
  keywords: { kind: "text", maxLength: 128, required: false },
  name: { kind: "text", maxLength: 128, required: false },
} as const satisfies Fields;

export const listProductTabs = {
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  cateId: { kind: "id", maxLength: 64, required: false },
  keywords: { kind: "text", maxLength: 128, required: false },
  name: { kind: "text", maxLength: 128, required: false },
} as const satisfies Fields;

export const searchActivityProducts = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 100, required: false },
  name: { kind: "text", maxLength: 128, required: false },
  keywords: { kind: "text", maxLength: 128, required: false },
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  cateId: { kind: "id", maxLength: 64, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  activityId: { kind: "id", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const searchMarketingProducts = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 100, required: false },
  name: { kind: "text", maxLength: 128, required: false },
  keywords: { kind: "text", maxLength: 128, required: false },
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  cateId: { kind: "id", maxLength: 64, required: false },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  activityId: { kind: "id", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const listBrands = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  cid: { kind: "id", min: 1, max: 9007199254740991, required: true },
  brandName: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const ProductInput = {
  type: { kind: "code", set: "ProductType", codes: [0, 2], required: true },
  image: { kind: "text", minLength: 1, maxLength: 255, required: true },
  flatPattern: { kind: "text", minLength: 1, maxLength: 255, required: false, nullable: true },
  sliderImage: { kind: "text", minLength: 2, maxLength: 2000, minItems: 1, maxItems: 11, required: true },
  name: { kind: "text", minLength: 1, maxLength: 128, required: true },
  intro: { kind: "text", minLength: 1, maxLength: 250, required: true },
  keyword: { kind: "text", maxLength: 255, required: false, nullable: true },
  cateId: { kind: "ids", maxLength: 64, required: true },
  brandId: { kind: "id", min: 0, max: 9007199254740991, required: true },
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  guaranteeIds: { kind: "ids", maxLength: 255, required: false, nullable: true },
  unitName: { kind: "text", minLength: 1, maxLength: 32, required: true },
  tempId: { kind: "id", min: 0, max: 9007199254740991, required: true },
  sort: { kind: "whole", min: 0, max: 9999, required: false },
  specType: { kind: "flag", required: true },
  isSub: { kind: "flag", required: true },
  isPaidMember: { kind: "flag", required: false },
  attr: { kind: "list", minItems: 1, maxItems: 10, required: true },
  content: { kind: "text", maxLength: 100000, required: false, nullable: true },
  couponIds: { kind: "list", maxItems: 50, required: false },
  deliveryMethod: { kind: "text", required: false },
  refundSwitch: { kind: "flag", required: false },
  isAutoUp: { kind: "flag", required: false },
  isAutoSubmitAudit: { kind: "flag", required: false },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const SpecInput = {
  attrName: { kind: "text", minLength: 1, maxLength: 20, required: true },
  attrValues: { kind: "text", minLength: 1, maxLength: 2099, required: true },
} as const satisfies Fields;

export const NewSku = {
  stock: { kind: "whole", min: 0, max: 999999, required: true },
  price: { kind: "price", min: 0, max: 999999.99, required: true },
  vipPrice: { kind: "price", min: 0, max: 999999.99, required: false, nullable: true },
  image: { kind: "text", minLength: 1, maxLength: 255, required: true },
  cost: { kind: "price", min: 0, max: 999999.99, required: true },
  otPrice: { kind: "price", min: 0, max: 999999.99, required: true },
  weight: { kind: "text", min: 0, max: 999999.99, required: false },
  volume: { kind: "text", min: 0, max: 999999.99, required: false },
  brokerage: { kind: "whole", min: 0, max: 100, required: false },
  brokerageTwo: { kind: "whole", min: 0, max: 100, required: false },
  barCode: { kind: "text", maxLength: 40, required: false, nullable: true },
  stockPlace: { kind: "text", maxLength: 32, required: false, nullable: true },
  expand: { kind: "text", maxLength: 1000, required: false, nullable: true },
  attrValue: { kind: "text", minLength: 2, maxLength: 2000, required: true },
} as const satisfies Fields;

export const ProductUpdate = {
  type: { kind: "code", set: "ProductType", codes: [0, 2], required: true },
  image: { kind: "text", minLength: 1, maxLength: 255, required: true },
  flatPattern: { kind: "text", minLength: 1, maxLength: 255, required: false, nullable: true },
  sliderImage: { kind: "text", minLength: 2, maxLength: 2000, minItems: 1, maxItems: 11, required: true },
  name: { kind: "text", minLength: 1, maxLength: 128, required: true },
  intro: { kind: "text", minLength: 1, maxLength: 250, required: true },
  keyword: { kind: "text", maxLength: 255, required: false, nullable: true },
  cateId: { kind: "ids", maxLength: 64, required: true },
  brandId: { kind: "id", min: 0, max: 9007199254740991, required: true },
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  guaranteeIds: { kind: "ids", maxLength: 255, required: false, nullable: true },
  unitName: { kind: "text", minLength: 1, maxLength: 32, required: true },
  tempId: { kind: "id", min: 0, max: 9007199254740991, required: true },
  sort: { kind: "whole", min: 0, max: 9999, required: false },
  specType: { kind: "flag", required: true },
  isSub: { kind: "flag", required: true },
  isPaidMember: { kind: "flag", required: false },
  attr: { kind: "list", minItems: 1, maxItems: 10, required: true },
  content: { kind: "text", maxLength: 100000, required: false, nullable: true },
  couponIds: { kind: "list", maxItems: 50, required: false },
  deliveryMethod: { kind: "text", required: false },
  refundSwitch: { kind: "flag", required: false },
  isAutoUp: { kind: "flag", required: false },
  isAutoSubmitAudit: { kind: "flag", required: false },
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const KnownSku = {
  stock: { kind: "whole", min: 0, max: 999999, required: true },
  price: { kind: "price", min: 0, max: 999999.99, required: true },
  vipPrice: { kind: "price", min: 0, max: 999999.99, required: false, nullable: true },
  image: { kind: "text", minLength: 1, maxLength: 255, required: true },
  cost: { kind: "price", min: 0, max: 999999.99, required: true },
  otPrice: { kind: "price", min: 0, max: 999999.99, required: true },
  weight: { kind: "text", min: 0, max: 999999.99, required: false },
  volume: { kind: "text", min: 0, max: 999999.99, required: false },
  brokerage: { kind: "whole", min: 0, max: 100, required: false },
  brokerageTwo: { kind: "whole", min: 0, max: 100, required: false },
  barCode: { kind: "text", maxLength: 40, required: false, nullable: true },
  stockPlace: { kind: "text", maxLength: 32, required: false, nullable: true },
  expand: { kind: "text", maxLength: 1000, required: false, nullable: true },
  attrValue: { kind: "text", minLength: 2, maxLength: 2000, required: true },
  id: { kind: "id", min: 0, max: 9007199254740991, required: false, nullable: true },
} as const satisfies Fields;

export const ProductRemoval = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  type: { kind: "text", required: true },
} as const satisfies Fields;

export const ProductSubmission = {
  isAutoUp: { kind: "flag", required: false },
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const ProductSubmissionTerms = {
  isAutoUp: { kind: "flag", required: false },
} as const satisfies Fields;

export const StockAddition = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  attrValueList: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const StockAddition_attrValueList = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  stock: { kind: "whole", min: 0, max: 999999, required: true },
} as const satisfies Fields;

export const FreeProductEdit = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  cateId: { kind: "ids", maxLength: 64, required: true },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const FreeProductEdit_attrValue = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  stock: { kind: "whole", min: 0, max: 999999, required: true },
  price: { kind: "price", min: 0, max: 999999.99, required: true },
} as const satisfies Fields;

export const FreightSetting = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  templateId: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const CommissionSetting = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  brokerage: { kind: "whole", min: 0, max: 100, required: true },
  brokerageTwo: { kind: "whole", min: 0, max: 100, required: true },
} as const satisfies Fields;

export const GiftSetting = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  couponIds: { kind: "list", minItems: 1, maxItems: 50, required: true },
} as const satisfies Fields;

export const CommissionSettings = {
  idList: { kind: "list", minItems: 1, maxItems: 500, required: true },
  brokerage: { kind: "whole", min: 0, max: 100, required: true },
  brokerageTwo: { kind: "whole", min: 0, max: 100, required: true },
} as const satisfies Fields;

export const GiftSettings = {
  idList: { kind: "list", minItems: 1, maxItems: 500, required: true },
  couponIds: { kind: "list", minItems: 1, maxItems: 50, required: true },
} as const satisfies Fields;

export const ProductsInput = {
  idList: { kind: "list", minItems: 1, maxItems: 500, required: true },
} as const satisfies Fields;

export const FreightSettings = {
  idList: { kind: "list", minItems: 1, maxItems: 500, required: true },
  templateId: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const PriceSetting = {
  idList: { kind: "list", minItems: 1, maxItems: 100, required: true },
  changeMode: { kind: "code", set: "PriceMode", codes: [1, 2, 3], required: true },
  amount: { kind: "text", maxLength: 10, required: true },
  rounding: { kind: "code", set: "PriceRounding", codes: [1, 2, 3], required: false },
} as const satisfies Fields;

export const StockSetting = {
  idList: { kind: "list", minItems: 1, maxItems: 100, required: true },
  changeMode: { kind: "code", set: "StockMode", codes: [1, 2], required: true },
  stock: { kind: "whole", min: 0, max: 999999, required: true },
} as const satisfies Fields;

export const CategorySetting = {
  idList: { kind: "list", minItems: 1, maxItems: 100, required: true },
  changeMode: { kind: "code", set: "CategoryMode", codes: [1, 2], required: true },
  cateId: { kind: "ids", maxLength: 64, required: true },
} as const satisfies Fields;

export const importProduct = {
  url: { kind: "text", minLength: 8, maxLength: 2048, required: true },
} as const satisfies Fields;

export const ProductCopyInput = {
  url: { kind: "text", minLength: 8, maxLength: 2048, required: true },
} as const satisfies Fields;

export const ProductImport = {
  run: { kind: "object", required: false },
  rows: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const ProductImportRow = {
  row: { kind: "whole", min: 1, max: 1048576, required: true },
  cells: { kind: "object", required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
  confirmed: { kind: "list", maxItems: 10, required: false },
} as const satisfies Fields;

export const StockImport = {
  run: { kind: "object", required: false },
  mode: { kind: "code", set: "StockImportMode", codes: ["set", "add"], required: true },
  rows: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const StockImportRow = {
  row: { kind: "whole", min: 1, max: 1048576, required: true },
  cells: { kind: "object", required: true },
  seen: { kind: "whole", min: 0, max: 999999, required: false },
} as const satisfies Fields;

export const exportProducts = {
  ids: { kind: "ids", maxLength: 10000, required: false },
  categoryId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  cateId: { kind: "id", maxLength: 64, required: false },
  keywords: { kind: "text", maxLength: 128, required: false },
  name: { kind: "text", maxLength: 128, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const listRefunds = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  content: { kind: "text", maxLength: 64, required: false },
  refundOrderNo: { kind: "text", maxLength: 32, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  trackingNumber: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const countRefunds = {
  content: { kind: "text", maxLength: 64, required: false },
  refundOrderNo: { kind: "text", maxLength: 32, required: false },
  orderNo: { kind: "text", maxLength: 32, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  trackingNumber: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const RefundMark = {
  refundOrderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  remark: { kind: "text", maxLength: 512, required: true },
} as const satisfies Fields;

export const RefundAuditInput = {
  refundOrderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  auditType: { kind: "code", set: "RefundAudit", codes: ["success", "refuse"], required: true },
  reason: { kind: "text", maxLength: 512, required: false, nullable: true },
  merAddressId: { kind: "id", min: 1, max: 9007199254740991, required: false, nullable: true },
} as const satisfies Fields;

export const RefundRejection = {
  refundOrderNo: { kind: "ids", minLength: 1, maxLength: 32, required: true },
  reason: { kind: "text", minLength: 1, maxLength: 512, required: true },
} as const satisfies Fields;

export const listReviews = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  content: { kind: "text", maxLength: 64, required: false },
  productSearch: { kind: "text", maxLength: 128, required: false },
  star: { kind: "whole", min: 0, max: 5, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const countReviews = {
  content: { kind: "text", maxLength: 64, required: false },
  productSearch: { kind: "text", maxLength: 128, required: false },
  star: { kind: "whole", min: 0, max: 5, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const exportReviews = {
  content: { kind: "text", maxLength: 64, required: false },
  productSearch: { kind: "text", maxLength: 128, required: false },
  star: { kind: "whole", min: 0, max: 5, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
  ids: { kind: "ids", maxLength: 10000, required: false },
  columns: { kind: "list", minItems: 1, maxItems: 50, required: false },
} as const satisfies Fields;

export const ReplyTemplateInput = {
  content: { kind: "text", minLength: 1, maxLength: 512, required: true },
} as const satisfies Fields;

export const ReplyTemplateUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  content: { kind: "text", minLength: 1, maxLength: 512, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const OwnReviewInput = {
  productId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  attrValueId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  star: { kind: "whole", min: 1, max: 5, required: true },
  comment: { kind: "text", minLength: 1, maxLength: 512, required: true },
  pics: { kind: "list", maxItems: 10, required: false },
  avatar: { kind: "text", minLength: 1, maxLength: 255, required: true },
  nickname: { kind: "text", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const ReviewReplyInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  merchantReplyContent: { kind: "text", minLength: 1, maxLength: 512, required: true },
} as const satisfies Fields;

export const listRevisions = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  subject: { kind: "whole", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const UndoInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  seen: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const UndoBatchInput = {
  batch: { kind: "text", maxLength: 64, required: true },
  before: { kind: "whole", min: 1, max: 9007199254740991, required: false },
} as const satisfies Fields;

export const listRoles = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  roleName: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const RoleInput = {
  roleName: { kind: "text", minLength: 1, maxLength: 32, required: true },
  rules: { kind: "text", maxLength: 10000, required: true },
  status: { kind: "flag", required: true },
} as const satisfies Fields;

export const RoleUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  roleName: { kind: "text", minLength: 1, maxLength: 32, required: true },
  rules: { kind: "text", maxLength: 10000, required: true },
  status: { kind: "flag", required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const RoleStatusInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  status: { kind: "flag", required: true },
} as const satisfies Fields;

export const listSeckillActivities = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  name: { kind: "text", maxLength: 64, required: false },
  date: { kind: "text", maxLength: 10, required: false },
} as const satisfies Fields;

export const listSeckillProducts = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  proName: { kind: "text", maxLength: 128, required: false },
  activityName: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const countSeckillProducts = {
  proName: { kind: "text", maxLength: 128, required: false },
  activityName: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const SeckillProductsInput = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  productList: { kind: "list", minItems: 1, maxItems: 100, required: true },
} as const satisfies Fields;

export const SeckillOffer = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  sort: { kind: "whole", min: 0, max: 9999, required: true },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const SeckillSkuOffer = {
  attrValueId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  quota: { kind: "whole", min: 0, max: 9999999, required: true },
  activityPrice: { kind: "price", min: 0, max: 999999.99, required: true },
} as const satisfies Fields;

export const SeckillPricesInput = {
  productList: { kind: "list", minItems: 1, maxItems: 100, required: true },
} as const satisfies Fields;

export const SeckillPrices = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const SeckillPrice = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  activityPrice: { kind: "price", min: 0, max: 999999.99, required: true },
} as const satisfies Fields;

export const SeckillProductIds = {
  ids: { kind: "ids", maxLength: 10000, required: true },
} as const satisfies Fields;

export const LoginInput = {
  account: { kind: "text", minLength: 1, maxLength: 32, required: true },
  pwd: { kind: "text", minLength: 6, maxLength: 30, required: true },
  key: { kind: "text", maxLength: 64, required: false },
  code: { kind: "text", maxLength: 8, required: false },
  captchaVO: { kind: "object", required: false },
  factorCode: { kind: "text", minLength: 1, maxLength: 32, required: false },
  wxCode: { kind: "text", maxLength: 128, required: false },
  deviceSecret: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const LoginInput_captchaVO = {
  captchaVerification: { kind: "text", maxLength: 200, required: false },
} as const satisfies Fields;

export const getLoginInfo = {
  token: { kind: "text", maxLength: 128, required: false },
} as const satisfies Fields;

export const ProfileInput = {
  realName: { kind: "text", minLength: 1, maxLength: 16, required: true },
} as const satisfies Fields;

export const PasswordInput = {
  oldPassword: { kind: "text", minLength: 6, maxLength: 30, required: true },
  password: { kind: "text", minLength: 6, maxLength: 20, required: true },
  confirmPassword: { kind: "text", minLength: 6, maxLength: 20, required: true },
} as const satisfies Fields;

export const SecondFactorStart = {
  pwd: { kind: "text", minLength: 6, maxLength: 30, required: true },
} as const satisfies Fields;

export const SecondFactorConfirm = {
  factorCode: { kind: "text", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const SecondFactorCheck = {
  factorCode: { kind: "text", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const SecondFactorOff = {
  pwd: { kind: "text", minLength: 6, maxLength: 30, required: true },
  factorCode: { kind: "text", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const AccountName = {
  account: { kind: "text", minLength: 1, maxLength: 32, required: true },
} as const satisfies Fields;

export const SliderInput = {
  captchaType: { kind: "text", required: true },
  clientUid: { kind: "text", maxLength: 64, required: false },
  ts: { kind: "whole", required: false },
} as const satisfies Fields;

export const SliderTry = {
  captchaType: { kind: "text", required: true },
  token: { kind: "text", maxLength: 64, required: true },
  pointJson: { kind: "text", maxLength: 100, required: true },
} as const satisfies Fields;

export const listShippingTemplates = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 200, required: false },
} as const satisfies Fields;

export const ShippingTemplateInput = {
  name: { kind: "text", minLength: 1, maxLength: 200, required: true, title: { zh: "模板名称", en: "Name" } },
  type: { kind: "code", set: "ShippingCharge", codes: [0, 1, 2, 3], none: 0, required: true, title: { zh: "计费方式", en: "Counted" }, prompt: { zh: "请选择计费方式", en: "Choose what is counted." } },
  appoint: { kind: "code", set: "FreeShipping", codes: [0, 1, 2], required: true, title: { zh: "包邮方式", en: "Free shipping" } },
  sort: { kind: "whole", min: 0, max: 9999, required: true, title: { zh: "排序", en: "Order" } },
  shippingTemplatesRegionRequestList: { kind: "list", maxItems: 100, required: false, nullable: true, title: { zh: "运费", en: "Postage" }, prompt: { zh: "请添加运费区域", en: "Add a row of regions." } },
  shippingTemplatesFreeRequestList: { kind: "list", maxItems: 100, required: false, nullable: true, title: { zh: "包邮区域", en: "Free regions" } },
} as const satisfies Fields;

export const ShippingRegionInput = {
  cityId: { kind: "ids", min: 0, maxLength: 40000, required: true },
  title: { kind: "text", maxLength: 120000, required: false, nullable: true },
  first: { kind: "text", min: 0, max: 999999.99, required: true },
  firstPrice: { kind: "price", min: 0, max: 999999.99, required: true, title: { zh: "运费", en: "Postage" } },
  renewal: { kind: "text", min: 0, max: 999999.99, required: true },
  renewalPrice: { kind: "price", min: 0, max: 999999.99, required: true, title: { zh: "续费", en: "Costs" } },
} as const satisfies Fields;

export const ShippingFreeInput = {
  cityId: { kind: "ids", min: 0, maxLength: 40000, required: true },
  title: { kind: "text", maxLength: 120000, required: false, nullable: true },
  number: { kind: "text", min: 0, max: 999999.99, required: true },
  price: { kind: "price", min: 0, max: 999999.99, required: true, title: { zh: "包邮金额", en: "From amount" } },
} as const satisfies Fields;

export const ShippingTemplateUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 200, required: true, title: { zh: "模板名称", en: "Name" } },
  type: { kind: "code", set: "ShippingCharge", codes: [0, 1, 2, 3], none: 0, required: true, title: { zh: "计费方式", en: "Counted" }, prompt: { zh: "请选择计费方式", en: "Choose what is counted." } },
  appoint: { kind: "code", set: "FreeShipping", codes: [0, 1, 2], required: true, title: { zh: "包邮方式", en: "Free shipping" } },
  sort: { kind: "whole", min: 0, max: 9999, required: true, title: { zh: "排序", en: "Order" } },
  shippingTemplatesRegionRequestList: { kind: "list", maxItems: 100, required: false, nullable: true, title: { zh: "运费", en: "Postage" }, prompt: { zh: "请添加运费区域", en: "Add a row of regions." } },
  shippingTemplatesFreeRequestList: { kind: "list", maxItems: 100, required: false, nullable: true, title: { zh: "包邮区域", en: "Free regions" } },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const getWaybillTemplates = {
  com: { kind: "text", minLength: 1, maxLength: 50, required: true },
} as const satisfies Fields;

export const listShopCompanies = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const ShopCompanyInput = {
  expressId: { kind: "id", min: 1, max: 9007199254740991, required: true },
} as const satisfies Fields;

export const listSpecRules = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  keywords: { kind: "text", maxLength: 64, required: false },
} as const satisfies Fields;

export const SpecRuleInput = {
  ruleName: { kind: "text", minLength: 1, maxLength: 20, required: true },
  ruleValue: { kind: "text", minLength: 1, maxLength: 60000, minItems: 1, maxItems: 10, required: true },
} as const satisfies Fields;

export const Spec = {
  value: { kind: "text", minLength: 1, maxLength: 20, required: true },
  detail: { kind: "list", minItems: 1, maxItems: 100, required: true },
} as const satisfies Fields;

export const SpecRuleUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  ruleName: { kind: "text", minLength: 1, maxLength: 20, required: true },
  ruleValue: { kind: "text", minLength: 1, maxLength: 60000, minItems: 1, maxItems: 10, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const ShopInfoInput = {
  keywords: { kind: "text", maxLength: 200, required: false },
  addressDetail: { kind: "text", minLength: 1, maxLength: 200, required: true },
  province: { kind: "text", maxLength: 32, required: false },
  city: { kind: "text", maxLength: 32, required: false },
  district: { kind: "text", maxLength: 32, required: false },
  latitude: { kind: "text", minLength: 1, maxLength: 24, required: true },
  longitude: { kind: "text", minLength: 1, maxLength: 24, required: true },
  avatar: { kind: "text", minLength: 1, maxLength: 512, required: true },
  backImage: { kind: "text", minLength: 1, maxLength: 512, required: true },
  streetBackImage: { kind: "text", minLength: 1, maxLength: 512, required: true },
  coverImage: { kind: "text", minLength: 1, maxLength: 512, required: true },
  rectangleLogo: { kind: "text", minLength: 1, maxLength: 512, required: true },
  pcBanner: { kind: "text", maxLength: 512, required: false },
  pcBackImage: { kind: "text", maxLength: 512, required: false },
  intro: { kind: "text", minLength: 1, maxLength: 200, required: true },
  alertStock: { kind: "whole", min: 0, max: 9999, required: true },
  serviceType: { kind: "code", set: "ServiceType", codes: ["H5", "phone"], required: true },
  serviceLink: { kind: "text", maxLength: 512, required: false },
  servicePhone: { kind: "text", maxLength: 20, required: false },
  isTakeTheir: { kind: "flag", required: true },
  receiptPrintingSwitch: { kind: "code", set: "ReceiptPrinting", codes: [0, 1, 2, 3], required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const ShopSwitchInput = {
  isSwitch: { kind: "flag", required: false },
} as const satisfies Fields;

export const SettlementInfoInput = {
  settlementType: { kind: "code", set: "PayoutType", codes: ["bank", "alipay", "weixin", "wechat"], required: true },
  bankUserName: { kind: "text", maxLength: 50, required: false },
  bankName: { kind: "text", maxLength: 50, required: false },
  bankCard: { kind: "text", maxLength: 30, required: false },
  bankAddress: { kind: "text", maxLength: 100, required: false },
  wechatCode: { kind: "text", maxLength: 20, required: false },
  wechatQrcodeUrl: { kind: "text", maxLength: 512, required: false },
  realName: { kind: "text", maxLength: 50, required: false },
  alipayCode: { kind: "text", maxLength: 64, required: false },
  alipayQrcodeUrl: { kind: "text", maxLength: 512, required: false },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const listServiceTokens = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
} as const satisfies Fields;

export const ServiceTokenInput = {
  name: { kind: "text", minLength: 1, maxLength: 24, required: true },
  roles: { kind: "ids", maxLength: 128, required: true },
  days: { kind: "whole", min: 1, max: 366, required: true },
} as const satisfies Fields;

export const listUsers = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  content: { kind: "text", maxLength: 64, required: false },
  dateLimit: { kind: "text", maxLength: 32, required: false },
} as const satisfies Fields;

export const listVideoDrafts = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  proId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  search: { kind: "text", maxLength: 249, required: false },
} as const satisfies Fields;

export const VideoDraftInput = {
  primaryProductId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  title: { kind: "text", minLength: 1, maxLength: 249, required: true },
  headImg: { kind: "text", minLength: 2, maxLength: 2000, maxItems: 5, required: true },
  qualificationPics: { kind: "text", maxLength: 2000, maxItems: 5, required: false, nullable: true },
  thirdCatId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  brandId: { kind: "id", min: 0, max: 9007199254740991, required: false, nullable: true },
  descInfo: { kind: "text", maxLength: 100000, required: false, nullable: true },
  tempId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  unitName: { kind: "text", maxLength: 32, required: false, nullable: true },
  giveIntegral: { kind: "whole", min: 0, max: 999999, required: false, nullable: true },
  ficti: { kind: "whole", min: 0, max: 999999, required: false, nullable: true },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
} as const satisfies Fields;

export const VideoSkuInput = {
  id: { kind: "id", min: 0, max: 9007199254740991, required: false, nullable: true },
  price: { kind: "price", min: 0, max: 999999.99, required: true },
  attrValue: { kind: "text", minLength: 2, maxLength: 2000, required: true },
} as const satisfies Fields;

export const VideoDraftUpdate = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  productId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  primaryProductId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  title: { kind: "text", minLength: 1, maxLength: 249, required: true },
  headImg: { kind: "text", minLength: 2, maxLength: 2000, maxItems: 5, required: true },
  qualificationPics: { kind: "text", maxLength: 2000, maxItems: 5, required: false, nullable: true },
  thirdCatId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  brandId: { kind: "id", min: 0, max: 9007199254740991, required: false, nullable: true },
  descInfo: { kind: "text", maxLength: 100000, required: false, nullable: true },
  tempId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  unitName: { kind: "text", maxLength: 32, required: false, nullable: true },
  giveIntegral: { kind: "whole", min: 0, max: 999999, required: false, nullable: true },
  ficti: { kind: "whole", min: 0, max: 999999, required: false, nullable: true },
  attrValue: { kind: "list", minItems: 1, maxItems: 2048, required: true },
  version: { kind: "whole", min: 0, max: 2147483647, required: false },
} as const satisfies Fields;

export const VideoDraftReviewInput = {
  draftProductId: { kind: "id", min: 1, max: 9007199254740991, required: true },
  platformEditStatus: { kind: "code", set: "VideoDraftReview", codes: [1, 2], required: true },
} as const satisfies Fields;

export const listVideoProducts = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
  proId: { kind: "id", min: 1, max: 9007199254740991, required: false },
  search: { kind: "text", maxLength: 249, required: false },
} as const satisfies Fields;

export const VideoPictureInput = {
  respType: { kind: "whole", required: true },
  uploadType: { kind: "whole", required: true },
  imgUrl: { kind: "text", minLength: 1, maxLength: 500, required: true },
} as const satisfies Fields;

export const listVideoBrands = {
  page: { kind: "whole", min: 1, max: 2147483647, required: false },
  limit: { kind: "whole", min: 1, max: 9999, required: false },
} as const satisfies Fields;

export const VideoAccessInput = {
  channelName: { kind: "text", maxLength: 20, required: true },
  subjectType: { kind: "text", maxLength: 20, required: true },
  contactName: { kind: "text", maxLength: 20, required: true },
  contactPhone: { kind: "text", maxLength: 11, required: true },
  licenseUrl: { kind: "text", maxLength: 512, required: true },
  qualificationUrls: { kind: "text", maxLength: 5000, required: false },
  remark: { kind: "text", maxLength: 200, required: false },
} as const satisfies Fields;

export const ViewInput = {
  list: { kind: "text", maxLength: 64, required: true },
  name: { kind: "text", minLength: 1, maxLength: 20, required: true },
  query: { kind: "text", maxLength: 2000, required: true },
} as const satisfies Fields;

export const ViewChange = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  name: { kind: "text", minLength: 1, maxLength: 20, required: false },
  query: { kind: "text", maxLength: 2000, required: false },
} as const satisfies Fields;

export const DefaultView = {
  id: { kind: "id", min: 1, max: 9007199254740991, required: true },
  isDefault: { kind: "flag", required: true },
} as const satisfies Fields;

export const Coupon = {
  name: { kind: "text", required: false, title: { zh: "名称", en: "Name" } },
  money: { kind: "yuan", required: false, title: { zh: "面值", en: "Face value" } },
  minPrice: { kind: "yuan", required: false, title: { zh: "最低消费额", en: "Minimum spend" } },
  category: { kind: "code", set: "CouponCategory", required: false, title: { zh: "类别", en: "Category" } },
  receiveType: { kind: "code", set: "CouponReceiveType", required: false, title: { zh: "领取方式", en: "How to get it" } },
  sort: { kind: "whole", required: false, title: { zh: "排序", en: "Order" } },
  status: { kind: "flag", required: false, title: { zh: "是否开启", en: "Enabled" } },
} as const satisfies Fields;

export const CouponInfo = {
  name: { kind: "text", required: false, title: { zh: "名称", en: "Name" } },
  money: { kind: "yuan", required: false, title: { zh: "面值", en: "Face value" } },
  minPrice: { kind: "yuan", required: false, title: { zh: "最低消费额", en: "Minimum spend" } },
  category: { kind: "code", set: "CouponCategory", required: false, title: { zh: "类别", en: "Category" } },
  receiveType: { kind: "code", set: "CouponReceiveType", required: false, title: { zh: "领取方式", en: "How to get it" } },
  sort: { kind: "whole", required: false, title: { zh: "排序", en: "Order" } },
  status: { kind: "flag", required: false, title: { zh: "是否开启", en: "Enabled" } },
} as const satisfies Fields;

export const UsableCoupon = {
  name: { kind: "text", required: false, title: { zh: "名称", en: "Name" } },
  money: { kind: "yuan", required: false, title: { zh: "面值", en: "Face value" } },
  minPrice: { kind: "yuan", required: false, title: { zh: "最低消费额", en: "Minimum spend" } },
} as const satisfies Fields;

export const CouponUser = {
  couponId: { kind: "id", required: false, title: { zh: "优惠券ID", en: "Coupon ID" } },
  name: { kind: "text", required: false, title: { zh: "优惠券名称", en: "Coupon" } },
  category: { kind: "code", set: "CouponCategory", required: false, title: { zh: "使用范围", en: "Applies to" } },
  money: { kind: "yuan", required: false, title: { zh: "面值", en: "Face value" } },
  status: { kind: "code", set: "CouponUserStatus", required: false, title: { zh: "使用状态", en: "Use" } },
  startTime: { kind: "dateTime", required: false, nullable: true, title: { zh: "使用有效期", en: "Validity" } },
  useTime: { kind: "dateTime", required: false, nullable: true, title: { zh: "使用时间", en: "Used at" } },
  createTime: { kind: "dateTime", required: false, title: { zh: "领取时间", en: "Claimed at" } },
  nickname: { kind: "text", required: false, title: { zh: "用户信息", en: "User" } },
} as const satisfies Fields;

export const Guarantee = {
  name: { kind: "text", required: false, title: { zh: "服务条款", en: "Service" } },
  content: { kind: "text", required: false, nullable: true, title: { zh: "服务内容描述", en: "What it promises" } },
} as const satisfies Fields;

export const GuaranteeGroup = {
  createTime: { kind: "dateTime", required: false, title: { zh: "创建时间", en: "Created" } },
  guaranteeList: { kind: "list", required: false, title: { zh: "保障服务", en: "Services" } },
} as const satisfies Fields;

export const ShippingTemplate = {
  name: { kind: "text", required: false, title: { zh: "模板名称", en: "Name" } },
  type: { kind: "code", set: "ShippingCharge", required: false, title: { zh: "计费方式", en: "Counted" } },
  appoint: { kind: "code", set: "FreeShipping", required: false, title: { zh: "包邮方式", en: "Free shipping" } },
  sort: { kind: "whole", required: false, title: { zh: "排序", en: "Order" } },
  createTime: { kind: "dateTime", required: false, title: { zh: "添加时间", en: "Added" } },
} as const satisfies Fields;
