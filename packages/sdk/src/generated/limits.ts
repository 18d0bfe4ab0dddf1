// Generated from openapi/ by `pnpm generate`. Do not edit.
// What each field of a request may hold, by request schema; query fields by operationId.

export const AddressInput = {
  receiverName: { minLength: 1, maxLength: 16, required: true },
  receiverPhone: { minLength: 1, maxLength: 20, required: true },
  province: { maxLength: 32, required: false },
  city: { maxLength: 32, required: false },
  district: { maxLength: 32, required: false },
  detail: { minLength: 1, maxLength: 100, required: true },
  isDefault: { required: false },
  isShow: { required: false },
} as const;

export const AddressUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  receiverName: { minLength: 1, maxLength: 16, required: true },
  receiverPhone: { minLength: 1, maxLength: 20, required: true },
  province: { maxLength: 32, required: false },
  city: { maxLength: 32, required: false },
  district: { maxLength: 32, required: false },
  detail: { minLength: 1, maxLength: 100, required: true },
  isDefault: { required: false },
  isShow: { required: false },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listAdmins = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  realName: { maxLength: 32, required: false },
  roles: { min: 1, max: 9007199254740991, required: false },
} as const;

export const getAdmin = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const getAdminRights = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const AdminInput = {
  account: { minLength: 1, maxLength: 32, required: true },
  pwd: { minLength: 6, maxLength: 20, required: true },
  realName: { minLength: 1, maxLength: 16, required: true },
  roles: { maxLength: 128, required: true },
  status: { required: true },
  phone: { maxLength: 11, required: false },
} as const;

export const AdminUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  account: { minLength: 1, maxLength: 32, required: true },
  realName: { minLength: 1, maxLength: 16, required: true },
  roles: { maxLength: 128, required: true },
  status: { required: true },
  phone: { maxLength: 11, required: false },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const deleteAdmin = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const setAdminStatus = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const AdminPasswordInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  password: { minLength: 6, maxLength: 20, required: true },
  confirmPassword: { minLength: 6, maxLength: 20, required: true },
} as const;

export const AdminFactorInput = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const listAdminSessions = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const AdminSessionInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  sessionId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const CategoryInput = {
  pid: { min: 0, max: 9007199254740991, required: true },
  name: { minLength: 1, maxLength: 100, required: true },
  icon: { maxLength: 255, required: false },
  sort: { min: 0, max: 9999, required: true },
} as const;

export const CategoryUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  pid: { min: 0, max: 9007199254740991, required: true },
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
  id: { min: 1, max: 9007199254740991, required: true },
  productIds: { maxLength: 10000, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listCouponUsers = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  uid: { min: 1, max: 9007199254740991, required: false },
  couponId: { min: 1, max: 9007199254740991, required: false },
  name: { maxLength: 64, required: false },
  nickname: { maxLength: 64, required: false },
} as const;

export const listSendableCoupons = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 64, required: false },
} as const;

export const sendCoupon = {
  couponId: { min: 1, max: 9007199254740991, required: false },
  uid: { maxLength: 10000, required: false },
} as const;

export const SendCouponInput = {
  couponId: { min: 1, max: 9007199254740991, required: false },
  uid: { required: false },
} as const;

export const countCouponSegment = {
  dateLimit: { maxLength: 32, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
  days: { min: 1, max: 3650, required: false },
} as const;

export const CouponSegmentInput = {
  couponId: { min: 1, max: 9007199254740991, required: true },
  kind: { required: true },
  dateLimit: { maxLength: 32, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
  days: { min: 1, max: 3650, required: false },
  count: { min: 0, max: 2147483647, required: true },
} as const;

export const getSalesTrend = {
  dateLimit: { maxLength: 32, required: false },
} as const;

export const listDevices = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 32, required: false },
} as const;

export const DeviceInput = {
  name: { minLength: 1, maxLength: 32, required: true },
  kind: { required: true },
  place: { maxLength: 64, required: false },
} as const;

export const DeviceUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  name: { minLength: 1, maxLength: 32, required: true },
  kind: { required: true },
  place: { maxLength: 64, required: false },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const ConsumableUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  capacity: { max: 1000000, required: true },
  warnAt: { min: 0, max: 1000000, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const RefillInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  amount: { max: 1000000, required: true },
  note: { maxLength: 100, required: false },
} as const;

export const listRefills = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  consumableId: { min: 1, max: 9007199254740991, required: true },
} as const;

export const DeviceReport = {
  readings: { required: false },
  alarms: { maxItems: 9, required: false },
  consumables: { required: false },
} as const;

export const DeviceReport_readings = {
  temperature: { min: -60, max: 150, required: false },
  humidity: { min: 0, max: 100, required: false },
  battery: { min: 0, max: 100, required: false },
  signal: { min: -150, max: 0, required: false },
  voltage: { min: 0, max: 500, required: false },
  queue: { min: 0, max: 100000, required: false },
  uses: { min: 0, max: 1000000, required: false },
} as const;

export const DeviceReport_consumables = {
  paper: { min: 0, max: 1000000, required: false },
  labels: { min: 0, max: 1000000, required: false },
  ink: { min: 0, max: 1000000, required: false },
  bags: { min: 0, max: 1000000, required: false },
  cups: { min: 0, max: 1000000, required: false },
  beans: { min: 0, max: 1000000, required: false },
} as const;

export const downloadExport = {
  fileName: { maxLength: 64, required: true },
} as const;

export const listExports = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
} as const;

export const ExportDeletion = {
  fileName: { maxLength: 64, required: true },
} as const;

export const downloadResource = {
  resource: { minLength: 1, maxLength: 512, required: true },
} as const;

export const downloadResources = {
  ids: { maxLength: 2200, required: true },
} as const;

export const listDailyStatements = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const listMonthlyStatements = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  dateLimit: { maxLength: 15, required: false },
} as const;

export const listFundFlow = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const SettlementInput = {
  closingType: { required: true },
  amount: { min: 0, max: 999999.99, required: true },
  mark: { maxLength: 200, required: false },
  factorCode: { minLength: 1, maxLength: 32, required: false },
} as const;

export const listSettlements = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  closingNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const exportDailyStatements = {
  dateLimit: { maxLength: 32, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const exportMonthlyStatements = {
  dateLimit: { maxLength: 15, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const exportFundFlow = {
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const exportFundFlowAlias = {
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const getFormTemplate = {
  name: { maxLength: 200, required: true },
} as const;

export const getFormTemplateById = {
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const GuaranteeGroupInput = {
  name: { minLength: 1, maxLength: 32, required: true },
  gids: { maxLength: 1000, required: true },
} as const;

export const GuaranteeGroupUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  name: { minLength: 1, maxLength: 32, required: true },
  gids: { maxLength: 1000, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listImports = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
} as const;

export const RefusedRows = {
  run: { required: true },
  kind: { required: true },
  rows: { minItems: 1, maxItems: 500, required: true },
} as const;

export const ImportRun = {
  key: { required: true },
  name: { minLength: 1, maxLength: 200, required: true },
  rows: { min: 0, max: 1048576, required: true },
} as const;

export const RefusedRow = {
  row: { min: 1, max: 1048576, required: true },
  cells: { required: true },
  reason: { maxLength: 2000, required: true },
} as const;

export const getConfigValue = {
  key: { minLength: 1, maxLength: 64, required: true },
} as const;

export const listLiveGoods = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 64, required: false },
} as const;

export const countLiveGoods = {
  keywords: { maxLength: 64, required: false },
} as const;

export const EditedLiveGoods = {
  id: { min: 1, max: 9007199254740991, required: true },
  coverImgUrlLocal: { minLength: 1, maxLength: 500, required: true },
  name: { minLength: 1, maxLength: 28, required: true },
  priceType: { required: true },
  price: { min: 0, max: 999999.99, required: true },
  price2: { min: 0, max: 999999.99, required: false },
  url: { minLength: 1, maxLength: 300, required: true },
  coverImgUrl: { minLength: 1, maxLength: 128, required: false },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listLiveAssistants = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 64, required: false },
} as const;

export const LiveAssistantInput = {
  wechat: { minLength: 1, maxLength: 20, required: true },
  wechatNickname: { minLength: 1, maxLength: 32, required: true },
  assDesc: { maxLength: 100, required: false },
} as const;

export const EditedLiveAssistant = {
  id: { min: 1, max: 9007199254740991, required: true },
  wechat: { minLength: 1, maxLength: 20, required: true },
  wechatNickname: { minLength: 1, maxLength: 32, required: true },
  assDesc: { maxLength: 100, required: false },
} as const;

export const LiveRoomQuery = {
  pageParamRequest: { required: true },
  searchRequest: { required: true },
} as const;

export const LiveRoomQuery_pageParamRequest = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 1000, required: false },
} as const;

export const LiveRoomQuery_searchRequest = {
  reviewStatus: { required: false },
  liveStatus: { required: false },
  keywords: { maxLength: 64, required: false },
  storeShow: { required: false },
  star: { min: 1, max: 5, required: false },
} as const;

export const countLiveRooms = {
  keywords: { maxLength: 64, required: false },
  star: { min: 1, max: 5, required: false },
} as const;

export const LiveRoomInput = {
  roomName: { minLength: 1, maxLength: 34, required: true },
  coverImg: { minLength: 1, maxLength: 128, required: true },
  coverImgLocal: { minLength: 1, maxLength: 500, required: true },
  startTime: { required: true },
  endTime: { required: true },
  anchorName: { minLength: 1, maxLength: 30, required: true },
  anchorWechat: { minLength: 1, maxLength: 64, required: true },
  subAnchorWechat: { maxLength: 64, required: false },
  createrWechat: { maxLength: 64, required: false },
  shareImg: { minLength: 1, maxLength: 128, required: true },
  shareImgLocal: { minLength: 1, maxLength: 500, required: true },
  feedsImg: { minLength: 1, maxLength: 128, required: true },
  feedsImgLocal: { minLength: 1, maxLength: 500, required: true },
  isFeedsPublic: { required: true },
  type: { required: true },
  closeLike: { required: true },
  closeGoods: { required: true },
  closeComment: { required: true },
  closeReplay: { required: true },
  closeShare: { required: true },
  closeKf: { required: true },
} as const;

export const EditedLiveRoom = {
  roomName: { minLength: 1, maxLength: 34, required: true },
  coverImg: { minLength: 1, maxLength: 128, required: true },
  coverImgLocal: { minLength: 1, maxLength: 500, required: true },
  startTime: { required: true },
  endTime: { required: true },
  anchorName: { minLength: 1, maxLength: 30, required: true },
  anchorWechat: { minLength: 1, maxLength: 64, required: true },
  subAnchorWechat: { maxLength: 64, required: false },
  createrWechat: { maxLength: 64, required: false },
  shareImg: { minLength: 1, maxLength: 128, required: true },
  shareImgLocal: { minLength: 1, maxLength: 500, required: true },
  feedsImg: { minLength: 1, maxLength: 128, required: true },
  feedsImgLocal: { minLength: 1, maxLength: 500, required: true },
  isFeedsPublic: { required: true },
  type: { required: true },
  closeLike: { required: true },
  closeGoods: { required: true },
  closeComment: { required: true },
  closeReplay: { required: true },
  closeShare: { required: true },
  closeKf: { required: true },
  id: { min: 1, max: 9007199254740991, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const RoomGoodsInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  ids: { minItems: 1, maxItems: 200, required: true },
} as const;

export const RoomGoodsSale = {
  roomId: { min: 1, max: 9007199254740991, required: true },
  goodsId: { min: 1, max: 9007199254740991, required: true },
  onSale: { required: true },
} as const;

export const RoomGoodsOrder = {
  roomId: { min: 1, max: 9007199254740991, required: true },
  goods: { minItems: 1, maxItems: 200, required: true },
} as const;

export const RoomGoodsOrder_goods = {
  goodsId: { min: 1, max: 9007199254740991, required: true },
} as const;

export const RoomAssistants = {
  id: { min: 1, max: 9007199254740991, required: true },
  assid: { maxItems: 20, required: true },
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
  limit: { min: 1, max: 500, required: false },
  adminAccount: { maxLength: 32, required: false },
  description: { maxLength: 64, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const exportSensitiveLogs = {
  adminAccount: { maxLength: 32, required: false },
  description: { maxLength: 64, required: false },
  dateLimit: { maxLength: 32, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const listNotices = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
} as const;

export const NoticeReading = {
  until: { min: 0, required: true },
  kind: { required: false },
} as const;

export const NoticeSwitch = {
  kind: { required: true },
  isOn: { required: true },
} as const;

export const listOrders = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const countOrders = {
  content: { maxLength: 64, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const SendOrderInput = {
  orderNo: { minLength: 1, maxLength: 32, required: true },
  expressCode: { maxLength: 50, required: false },
  expressNumber: { maxLength: 64, required: false },
  deliveryMark: { maxLength: 250, required: false },
  deliveryCarrier: { maxLength: 50, required: false },
  carrierPhone: { maxLength: 20, required: false },
  deliveryType: { required: true },
  isSplit: { required: true },
  detailList: { maxItems: 200, required: false },
} as const;

export const LinePieces = {
  orderDetailId: { min: 1, max: 9007199254740991, required: true },
  num: { min: 1, max: 99999, required: true },
} as const;

export const SendOrdersInput = {
  run: { required: false },
  rows: { minItems: 1, maxItems: 200, required: true },
} as const;

export const SendOrdersInput_rows = {
  row: { min: 1, max: 1048576, required: false },
  orderNo: { minLength: 1, maxLength: 32, required: true },
  expressCode: { maxLength: 50, required: false },
  expressNumber: { maxLength: 64, required: false },
  deliveryMark: { maxLength: 250, required: false },
  deliveryCarrier: { maxLength: 50, required: false },
  carrierPhone: { maxLength: 20, required: false },
  deliveryType: { required: true },
  detailList: { maxItems: 200, required: false },
} as const;

export const CheckOrdersInput = {
  orderNos: { minItems: 1, maxItems: 1000, required: true },
} as const;

export const ShipmentUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  updateTime: { required: false },
  expressCode: { maxLength: 50, required: false },
  expressNumber: { maxLength: 64, required: false },
  deliveryMark: { maxLength: 250, required: false },
  deliveryCarrier: { maxLength: 50, required: false },
  carrierPhone: { maxLength: 20, required: false },
} as const;

export const OrderMark = {
  orderNo: { minLength: 1, maxLength: 32, required: true },
  remark: { maxLength: 512, required: true },
} as const;

export const VerificationInput = {
  verifyCode: { minLength: 1, maxLength: 32, required: true },
} as const;

export const listOrderLogs = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  orderNo: { minLength: 1, maxLength: 32, required: true },
} as const;

export const DirectRefundInput = {
  orderNo: { minLength: 1, maxLength: 32, required: true },
  returnType: { required: true },
  detailList: { maxItems: 200, required: false },
} as const;

export const exportOrders = {
  content: { maxLength: 64, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
  ids: { maxLength: 10000, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const exportOrdersAlias = {
  content: { maxLength: 64, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
  ids: { maxLength: 10000, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const uploadImage = {
  model: { maxLength: 64, required: false },
  pid: { min: 0, max: 9007199254740991, required: false },
} as const;

export const UploadForm = {
  multipart: { required: true },
} as const;

export const uploadFile = {
  model: { maxLength: 64, required: false },
  pid: { min: 0, max: 9007199254740991, required: false },
} as const;

export const uploadWebPicture = {
  pid: { min: 0, max: 9007199254740991, required: false },
} as const;

export const WebPictureInput = {
  url: { minLength: 1, maxLength: 2000, required: true },
} as const;

export const listAttachments = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  pid: { min: 0, max: 9007199254740991, required: false },
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
  pid: { min: 0, max: 9007199254740991, required: true },
} as const;

export const AttachmentName = {
  attId: { min: 1, max: 9007199254740991, required: true },
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
  pid: { min: 0, max: 9007199254740991, required: false },
  name: { maxLength: 50, required: false },
} as const;

export const listPictureCategoryPageAlias = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  type: { min: 1, max: 7, required: false },
  pid: { min: 0, max: 9007199254740991, required: false },
  name: { maxLength: 50, required: false },
} as const;

export const listPictureCategoriesByIds = {
  ids: { maxLength: 1100, required: true },
} as const;

export const PictureCategoryInput = {
  pid: { min: 0, max: 9007199254740991, required: true },
  name: { minLength: 1, maxLength: 50, required: true },
  type: { min: 1, max: 7, required: false },
  url: { maxLength: 255, required: false },
  extra: { maxLength: 1000, required: false },
  status: { required: false },
  sort: { min: 0, max: 9999, required: false },
} as const;

export const updatePictureCategory = {
  pid: { min: 0, max: 9007199254740991, required: false },
  name: { minLength: 1, maxLength: 50, required: false },
  type: { min: 1, max: 7, required: false },
  url: { maxLength: 255, required: false },
  extra: { maxLength: 1000, required: false },
  sort: { min: 0, max: 9999, required: false },
} as const;

export const PictureCategoryUpdate = {
  pid: { min: 0, max: 9007199254740991, required: false },
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
  categoryId: { min: 1, max: 9007199254740991, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
  activityId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const listProductIds = {
  categoryId: { min: 1, max: 9007199254740991, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
} as const;

export const listProductTabs = {
  categoryId: { min: 1, max: 9007199254740991, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
} as const;

export const searchActivityProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 100, required: false },
  name: { maxLength: 128, required: false },
  keywords: { maxLength: 128, required: false },
  categoryId: { min: 1, max: 9007199254740991, required: false },
  cateId: { maxLength: 64, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
  activityId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const searchMarketingProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 100, required: false },
  name: { maxLength: 128, required: false },
  keywords: { maxLength: 128, required: false },
  categoryId: { min: 1, max: 9007199254740991, required: false },
  cateId: { maxLength: 64, required: false },
  productId: { min: 1, max: 9007199254740991, required: false },
  activityId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const listBrands = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  cid: { min: 1, max: 9007199254740991, required: true },
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
  brandId: { min: 0, max: 9007199254740991, required: true },
  categoryId: { min: 1, max: 9007199254740991, required: true },
  guaranteeIds: { maxLength: 255, required: false },
  unitName: { minLength: 1, maxLength: 32, required: true },
  tempId: { min: 0, max: 9007199254740991, required: true },
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
  stockPlace: { maxLength: 32, required: false },
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
  brandId: { min: 0, max: 9007199254740991, required: true },
  categoryId: { min: 1, max: 9007199254740991, required: true },
  guaranteeIds: { maxLength: 255, required: false },
  unitName: { minLength: 1, maxLength: 32, required: true },
  tempId: { min: 0, max: 9007199254740991, required: true },
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
  id: { min: 1, max: 9007199254740991, required: true },
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
  stockPlace: { maxLength: 32, required: false },
  expand: { maxLength: 1000, required: false },
  attrValue: { minLength: 2, maxLength: 2000, required: true },
  id: { min: 0, max: 9007199254740991, required: false },
} as const;

export const ProductRemoval = {
  id: { min: 1, max: 9007199254740991, required: true },
  type: { required: true },
} as const;

export const ProductSubmission = {
  isAutoUp: { required: false },
  id: { min: 1, max: 9007199254740991, required: true },
} as const;

export const ProductSubmissionTerms = {
  isAutoUp: { required: false },
} as const;

export const StockAddition = {
  id: { min: 1, max: 9007199254740991, required: true },
  attrValueList: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const StockAddition_attrValueList = {
  id: { min: 1, max: 9007199254740991, required: true },
  stock: { min: 0, max: 999999, required: true },
} as const;

export const FreeProductEdit = {
  id: { min: 1, max: 9007199254740991, required: true },
  cateId: { maxLength: 64, required: true },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const FreeProductEdit_attrValue = {
  id: { min: 1, max: 9007199254740991, required: true },
  stock: { min: 0, max: 999999, required: true },
  price: { min: 0, max: 999999.99, required: true },
} as const;

export const FreightSetting = {
  id: { min: 1, max: 9007199254740991, required: true },
  templateId: { min: 1, max: 9007199254740991, required: true },
} as const;

export const CommissionSetting = {
  id: { min: 1, max: 9007199254740991, required: true },
  brokerage: { min: 0, max: 100, required: true },
  brokerageTwo: { min: 0, max: 100, required: true },
} as const;

export const GiftSetting = {
  id: { min: 1, max: 9007199254740991, required: true },
  couponIds: { minItems: 1, maxItems: 50, required: true },
} as const;

export const CommissionSettings = {
  idList: { minItems: 1, maxItems: 500, required: true },
  brokerage: { min: 0, max: 100, required: true },
  brokerageTwo: { min: 0, max: 100, required: true },
} as const;

export const GiftSettings = {
  idList: { minItems: 1, maxItems: 500, required: true },
  couponIds: { minItems: 1, maxItems: 50, required: true },
} as const;

export const ProductsInput = {
  idList: { minItems: 1, maxItems: 500, required: true },
} as const;

export const FreightSettings = {
  idList: { minItems: 1, maxItems: 500, required: true },
  templateId: { min: 1, max: 9007199254740991, required: true },
} as const;

export const PriceSetting = {
  idList: { minItems: 1, maxItems: 100, required: true },
  changeMode: { required: true },
  amount: { maxLength: 10, required: true },
  rounding: { required: false },
} as const;

export const StockSetting = {
  idList: { minItems: 1, maxItems: 100, required: true },
  changeMode: { required: true },
  stock: { min: 0, max: 999999, required: true },
} as const;

export const CategorySetting = {
  idList: { minItems: 1, maxItems: 100, required: true },
  changeMode: { required: true },
  cateId: { maxLength: 64, required: true },
} as const;

export const importProduct = {
  url: { minLength: 8, maxLength: 2048, required: true },
} as const;

export const ProductCopyInput = {
  url: { minLength: 8, maxLength: 2048, required: true },
} as const;

export const ProductImport = {
  run: { required: false },
  rows: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const ProductImportRow = {
  row: { min: 1, max: 1048576, required: true },
  cells: { required: true },
  version: { min: 0, max: 2147483647, required: false },
  confirmed: { maxItems: 10, required: false },
} as const;

export const StockImport = {
  run: { required: false },
  mode: { required: true },
  rows: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const StockImportRow = {
  row: { min: 1, max: 1048576, required: true },
  cells: { required: true },
  seen: { min: 0, max: 999999, required: false },
} as const;

export const exportProducts = {
  ids: { maxLength: 10000, required: false },
  categoryId: { min: 1, max: 9007199254740991, required: false },
  cateId: { maxLength: 64, required: false },
  keywords: { maxLength: 128, required: false },
  name: { maxLength: 128, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const listRefunds = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  refundOrderNo: { maxLength: 32, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  trackingNumber: { maxLength: 64, required: false },
} as const;

export const countRefunds = {
  content: { maxLength: 64, required: false },
  refundOrderNo: { maxLength: 32, required: false },
  orderNo: { maxLength: 32, required: false },
  dateLimit: { maxLength: 32, required: false },
  trackingNumber: { maxLength: 64, required: false },
} as const;

export const RefundMark = {
  refundOrderNo: { minLength: 1, maxLength: 32, required: true },
  remark: { maxLength: 512, required: true },
} as const;

export const RefundAuditInput = {
  refundOrderNo: { minLength: 1, maxLength: 32, required: true },
  auditType: { required: true },
  reason: { maxLength: 512, required: false },
  merAddressId: { min: 1, max: 9007199254740991, required: false },
} as const;

export const RefundRejection = {
  refundOrderNo: { minLength: 1, maxLength: 32, required: true },
  reason: { minLength: 1, maxLength: 512, required: true },
} as const;

export const listReviews = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  productSearch: { maxLength: 128, required: false },
  star: { min: 0, max: 5, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const countReviews = {
  content: { maxLength: 64, required: false },
  productSearch: { maxLength: 128, required: false },
  star: { min: 0, max: 5, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const exportReviews = {
  content: { maxLength: 64, required: false },
  productSearch: { maxLength: 128, required: false },
  star: { min: 0, max: 5, required: false },
  dateLimit: { maxLength: 32, required: false },
  ids: { maxLength: 10000, required: false },
  columns: { minItems: 1, maxItems: 50, required: false },
} as const;

export const ReplyTemplateInput = {
  content: { minLength: 1, maxLength: 512, required: true },
} as const;

export const ReplyTemplateUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  content: { minLength: 1, maxLength: 512, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const OwnReviewInput = {
  productId: { min: 1, max: 9007199254740991, required: true },
  attrValueId: { min: 1, max: 9007199254740991, required: true },
  star: { min: 1, max: 5, required: true },
  comment: { minLength: 1, maxLength: 512, required: true },
  pics: { maxItems: 10, required: false },
  avatar: { minLength: 1, maxLength: 255, required: true },
  nickname: { minLength: 1, maxLength: 32, required: true },
} as const;

export const ReviewReplyInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  merchantReplyContent: { minLength: 1, maxLength: 512, required: true },
} as const;

export const listRevisions = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  subject: { min: 1, max: 9007199254740991, required: false },
} as const;

export const UndoInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  seen: { maxLength: 64, required: false },
} as const;

export const UndoBatchInput = {
  batch: { maxLength: 64, required: true },
  before: { min: 1, max: 9007199254740991, required: false },
} as const;

export const listRoles = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  roleName: { maxLength: 32, required: false },
} as const;

export const RoleInput = {
  roleName: { minLength: 1, maxLength: 32, required: true },
  rules: { maxLength: 10000, required: true },
  status: { required: true },
} as const;

export const RoleUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  roleName: { minLength: 1, maxLength: 32, required: true },
  rules: { maxLength: 10000, required: true },
  status: { required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const RoleStatusInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  status: { required: true },
} as const;

export const listSeckillActivities = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  name: { maxLength: 64, required: false },
  date: { maxLength: 10, required: false },
} as const;

export const listSeckillProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  proName: { maxLength: 128, required: false },
  activityName: { maxLength: 64, required: false },
} as const;

export const countSeckillProducts = {
  proName: { maxLength: 128, required: false },
  activityName: { maxLength: 64, required: false },
} as const;

export const SeckillProductsInput = {
  id: { min: 1, max: 9007199254740991, required: true },
  productList: { minItems: 1, maxItems: 100, required: true },
} as const;

export const SeckillOffer = {
  id: { min: 1, max: 9007199254740991, required: true },
  sort: { min: 0, max: 9999, required: true },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const SeckillSkuOffer = {
  attrValueId: { min: 1, max: 9007199254740991, required: true },
  quota: { min: 0, max: 9999999, required: true },
  activityPrice: { min: 0, max: 999999.99, required: true },
} as const;

export const SeckillPricesInput = {
  productList: { minItems: 1, maxItems: 100, required: true },
} as const;

export const SeckillPrices = {
  id: { min: 1, max: 9007199254740991, required: true },
  version: { min: 0, max: 2147483647, required: false },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const SeckillPrice = {
  id: { min: 1, max: 9007199254740991, required: true },
  activityPrice: { min: 0, max: 999999.99, required: true },
} as const;

export const SeckillProductIds = {
  ids: { maxLength: 10000, required: true },
} as const;

export const LoginInput = {
  account: { minLength: 1, maxLength: 32, required: true },
  pwd: { minLength: 6, maxLength: 30, required: true },
  key: { maxLength: 64, required: false },
  code: { maxLength: 8, required: false },
  captchaVO: { required: false },
  factorCode: { minLength: 1, maxLength: 32, required: false },
  wxCode: { maxLength: 128, required: false },
  deviceSecret: { maxLength: 64, required: false },
} as const;

export const LoginInput_captchaVO = {
  captchaVerification: { maxLength: 200, required: false },
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

export const SecondFactorStart = {
  pwd: { minLength: 6, maxLength: 30, required: true },
} as const;

export const SecondFactorConfirm = {
  factorCode: { minLength: 1, maxLength: 32, required: true },
} as const;

export const SecondFactorCheck = {
  factorCode: { minLength: 1, maxLength: 32, required: true },
} as const;

export const SecondFactorOff = {
  pwd: { minLength: 6, maxLength: 30, required: true },
  factorCode: { minLength: 1, maxLength: 32, required: true },
} as const;

export const AccountName = {
  account: { minLength: 1, maxLength: 32, required: true },
} as const;

export const SliderInput = {
  captchaType: { required: true },
  clientUid: { maxLength: 64, required: false },
  ts: { required: false },
} as const;

export const SliderTry = {
  captchaType: { required: true },
  token: { maxLength: 64, required: true },
  pointJson: { maxLength: 100, required: true },
} as const;

export const listShippingTemplates = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 200, required: false },
} as const;

export const ShippingTemplateInput = {
  name: { minLength: 1, maxLength: 200, required: true },
  type: { required: true },
  appoint: { required: true },
  sort: { min: 0, max: 9999, required: true },
  shippingTemplatesRegionRequestList: { maxItems: 100, required: false },
  shippingTemplatesFreeRequestList: { maxItems: 100, required: false },
} as const;

export const ShippingRegionInput = {
  cityId: { min: 0, maxLength: 40000, required: true },
  title: { maxLength: 120000, required: false },
  first: { min: 0, max: 999999.99, required: true },
  firstPrice: { min: 0, max: 999999.99, required: true },
  renewal: { min: 0, max: 999999.99, required: true },
  renewalPrice: { min: 0, max: 999999.99, required: true },
} as const;

export const ShippingFreeInput = {
  cityId: { min: 0, maxLength: 40000, required: true },
  title: { maxLength: 120000, required: false },
  number: { min: 0, max: 999999.99, required: true },
  price: { min: 0, max: 999999.99, required: true },
} as const;

export const ShippingTemplateUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  name: { minLength: 1, maxLength: 200, required: true },
  type: { required: true },
  appoint: { required: true },
  sort: { min: 0, max: 9999, required: true },
  shippingTemplatesRegionRequestList: { maxItems: 100, required: false },
  shippingTemplatesFreeRequestList: { maxItems: 100, required: false },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const getWaybillTemplates = {
  com: { minLength: 1, maxLength: 50, required: true },
} as const;

export const listShopCompanies = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  keywords: { maxLength: 64, required: false },
} as const;

export const ShopCompanyInput = {
  expressId: { min: 1, max: 9007199254740991, required: true },
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
  id: { min: 1, max: 9007199254740991, required: true },
  ruleName: { minLength: 1, maxLength: 20, required: true },
  ruleValue: { minLength: 1, maxLength: 60000, minItems: 1, maxItems: 10, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const ShopInfoInput = {
  keywords: { maxLength: 200, required: false },
  addressDetail: { minLength: 1, maxLength: 200, required: true },
  province: { maxLength: 32, required: false },
  city: { maxLength: 32, required: false },
  district: { maxLength: 32, required: false },
  latitude: { minLength: 1, maxLength: 24, required: true },
  longitude: { minLength: 1, maxLength: 24, required: true },
  avatar: { minLength: 1, maxLength: 512, required: true },
  backImage: { minLength: 1, maxLength: 512, required: true },
  streetBackImage: { minLength: 1, maxLength: 512, required: true },
  coverImage: { minLength: 1, maxLength: 512, required: true },
  rectangleLogo: { minLength: 1, maxLength: 512, required: true },
  pcBanner: { maxLength: 512, required: false },
  pcBackImage: { maxLength: 512, required: false },
  intro: { minLength: 1, maxLength: 200, required: true },
  alertStock: { min: 0, max: 9999, required: true },
  serviceType: { required: true },
  serviceLink: { maxLength: 512, required: false },
  servicePhone: { maxLength: 20, required: false },
  isTakeTheir: { required: true },
  receiptPrintingSwitch: { required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const ShopSwitchInput = {
  isSwitch: { required: false },
} as const;

export const SettlementInfoInput = {
  settlementType: { required: true },
  bankUserName: { maxLength: 50, required: false },
  bankName: { maxLength: 50, required: false },
  bankCard: { maxLength: 30, required: false },
  bankAddress: { maxLength: 100, required: false },
  wechatCode: { maxLength: 20, required: false },
  wechatQrcodeUrl: { maxLength: 512, required: false },
  realName: { maxLength: 50, required: false },
  alipayCode: { maxLength: 64, required: false },
  alipayQrcodeUrl: { maxLength: 512, required: false },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const listServiceTokens = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
} as const;

export const ServiceTokenInput = {
  name: { minLength: 1, maxLength: 24, required: true },
  roles: { maxLength: 128, required: true },
  days: { min: 1, max: 366, required: true },
} as const;

export const listUsers = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  content: { maxLength: 64, required: false },
  dateLimit: { maxLength: 32, required: false },
} as const;

export const listVideoDrafts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  proId: { min: 1, max: 9007199254740991, required: false },
  search: { maxLength: 249, required: false },
} as const;

export const VideoDraftInput = {
  primaryProductId: { min: 1, max: 9007199254740991, required: true },
  title: { minLength: 1, maxLength: 249, required: true },
  headImg: { minLength: 2, maxLength: 2000, maxItems: 5, required: true },
  qualificationPics: { maxLength: 2000, maxItems: 5, required: false },
  thirdCatId: { min: 1, max: 9007199254740991, required: true },
  brandId: { min: 0, max: 9007199254740991, required: false },
  descInfo: { maxLength: 100000, required: false },
  tempId: { min: 1, max: 9007199254740991, required: true },
  unitName: { maxLength: 32, required: false },
  giveIntegral: { min: 0, max: 999999, required: false },
  ficti: { min: 0, max: 999999, required: false },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
} as const;

export const VideoSkuInput = {
  id: { min: 0, max: 9007199254740991, required: false },
  price: { min: 0, max: 999999.99, required: true },
  attrValue: { minLength: 2, maxLength: 2000, required: true },
} as const;

export const VideoDraftUpdate = {
  id: { min: 1, max: 9007199254740991, required: true },
  productId: { min: 1, max: 9007199254740991, required: true },
  primaryProductId: { min: 1, max: 9007199254740991, required: true },
  title: { minLength: 1, maxLength: 249, required: true },
  headImg: { minLength: 2, maxLength: 2000, maxItems: 5, required: true },
  qualificationPics: { maxLength: 2000, maxItems: 5, required: false },
  thirdCatId: { min: 1, max: 9007199254740991, required: true },
  brandId: { min: 0, max: 9007199254740991, required: false },
  descInfo: { maxLength: 100000, required: false },
  tempId: { min: 1, max: 9007199254740991, required: true },
  unitName: { maxLength: 32, required: false },
  giveIntegral: { min: 0, max: 999999, required: false },
  ficti: { min: 0, max: 999999, required: false },
  attrValue: { minItems: 1, maxItems: 2048, required: true },
  version: { min: 0, max: 2147483647, required: false },
} as const;

export const VideoDraftReviewInput = {
  draftProductId: { min: 1, max: 9007199254740991, required: true },
  platformEditStatus: { required: true },
} as const;

export const listVideoProducts = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
  proId: { min: 1, max: 9007199254740991, required: false },
  search: { maxLength: 249, required: false },
} as const;

export const VideoPictureInput = {
  respType: { required: true },
  uploadType: { required: true },
  imgUrl: { minLength: 1, maxLength: 500, required: true },
} as const;

export const listVideoBrands = {
  page: { min: 1, max: 2147483647, required: false },
  limit: { min: 1, max: 9999, required: false },
} as const;

export const VideoAccessInput = {
  channelName: { maxLength: 20, required: true },
  subjectType: { maxLength: 20, required: true },
  contactName: { maxLength: 20, required: true },
  contactPhone: { maxLength: 11, required: true },
  licenseUrl: { maxLength: 512, required: true },
  qualificationUrls: { maxLength: 5000, required: false },
  remark: { maxLength: 200, required: false },
} as const;

export const ViewInput = {
  list: { maxLength: 64, required: true },
  name: { minLength: 1, maxLength: 20, required: true },
  query: { maxLength: 2000, required: true },
} as const;

export const ViewChange = {
  id: { min: 1, max: 9007199254740991, required: true },
  name: { minLength: 1, maxLength: 20, required: false },
  query: { maxLength: 2000, required: false },
} as const;

export const DefaultView = {
  id: { min: 1, max: 9007199254740991, required: true },
  isDefault: { required: true },
} as const;
