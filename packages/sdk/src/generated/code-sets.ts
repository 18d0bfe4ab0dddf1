// Generated from openapi/ by `pnpm generate`. Do not edit.

/** 2 Owner, 4 Staff */
export const AdminType = {
  owner: 2,
  staff: 4,
} as const;

/** 1 Product, 2 Attachment, 3 Article, 4 Setting, 5 Menu, 6 Config, 7 Flash sale */
export const CategoryType = {
  product: 1,
  attachment: 2,
  article: 3,
  setting: 4,
  menu: 5,
  config: 6,
  seckill: 7,
} as const;

/** 1 Merchant, 2 Product, 3 Platform */
export const CouponCategory = {
  merchant: 1,
  product: 2,
  platform: 3,
} as const;

/** 1 Claimed, 2 Gifted */
export const CouponReceiveType = {
  manual: 1,
  gift: 2,
} as const;

/** 1 Gifted, 3 Claimed */
export const SendableCouponType = {
  gift: 1,
  manual: 3,
} as const;

/** 0 Unused, 1 Used, 2 Expired */
export const CouponUserStatus = {
  unused: 0,
  used: 1,
  expired: 2,
} as const;

/** In this order: what can be claimed, what will be, what will not be any more. */
export const CouponLifecycle = {
  active: 1,
  notStarted: 2,
  claimedOut: 3,
  off: 4,
  expired: 5,
} as const;

/** 1 Followed in a period, 2 Bought a product, 3 No order for days */
export const CouponSegmentKind = {
  followed: 1,
  bought: 2,
  idle: 3,
} as const;

/** "shopInfo" Complete the shop information, "settlement" Say where the money goes, "freight" Add a shipping template, "category" Add a product category, "product" Add the first product, "onSale" Publish the first product, "staff" Invite your staff, "open" Open the shop */
export const FirstStepKey = {
  shopInfo: "shopInfo",
  settlement: "settlement",
  freight: "freight",
  category: "category",
  product: "product",
  onSale: "onSale",
  staff: "staff",
  open: "open",
} as const;

/** 1 Receipt printer, 2 Cash drawer, 3 Scanner, 4 Vending cabinet */
export const DeviceKind = {
  printer: 1,
  drawer: 2,
  scanner: 3,
  cabinet: 4,
} as const;

/** 0 Never reported, 1 Online, 2 Late, 3 Offline */
export const DeviceState = {
  waiting: 0,
  online: 1,
  late: 2,
  offline: 3,
} as const;

/** "temperature" Temperature, "humidity" Humidity, "battery" Battery, "signal" Signal, "voltage" Voltage, "queue" Jobs waiting, "uses" Uses today */
export const DeviceMetric = {
  temperature: "temperature",
  humidity: "humidity",
  battery: "battery",
  signal: "signal",
  voltage: "voltage",
  queue: "queue",
  uses: "uses",
} as const;

/** "paperOut" Out of paper, "jam" Paper jam, "fault" Device fault, "tooWarm" Too warm, "coverOpen" Cover open, "drawerOpen" Drawer open, "doorOpen" Door open, "lowBattery" Low battery, "weakSignal" Weak signal, "offline" Offline, "runningOut" Running out */
export const DeviceAlarm = {
  paperOut: "paperOut",
  jam: "jam",
  fault: "fault",
  tooWarm: "tooWarm",
  coverOpen: "coverOpen",
  drawerOpen: "drawerOpen",
  doorOpen: "doorOpen",
  lowBattery: "lowBattery",
  weakSignal: "weakSignal",
  offline: "offline",
  runningOut: "runningOut",
} as const;

/** "paper" Receipt paper, "labels" Labels, "ink" Ink, "bags" Bags, "cups" Cups, "beans" Coffee beans */
export const ConsumableKind = {
  paper: "paper",
  labels: "labels",
  ink: "ink",
  bags: "bags",
  cups: "cups",
  beans: "beans",
} as const;

/** 1 Entered, 2 Reported */
export const RefillSource = {
  person: 1,
  device: 2,
} as const;

/** "product" Products, "order" Orders, "bill" Bills, "flow" Fund flow, "log" Sensitive operations, "review" Reviews */
export const ExportKind = {
  product: "product",
  order: "order",
  bill: "bill",
  flow: "flow",
  log: "log",
  review: "review",
} as const;

/** The format of an exported file. */
export const ExportFormat = {
  xlsx: "xlsx",
  csv: "csv",
} as const;

/** 0 Being made, 1 Done, 2 Failed */
export const ExportState = {
  running: 0,
  done: 1,
  failed: 2,
} as const;

/** -1 Rejected, 0 Under review, 1 Withdrawn */
export const WithdrawalStatus = {
  rejected: -1,
  underReview: 0,
  withdrawn: 1,
} as const;

/** "bank" Bank card, "alipay" Alipay, "weixin" WeChat */
export const PayoutType = {
  bank: "bank",
  alipay: "alipay",
  weixin: "weixin",
} as const;

/** 0 Awaiting review, 1 Approved, 2 Refused */
export const SettlementAudit = {
  waiting: 0,
  passed: 1,
  refused: 2,
} as const;

/** 0 Not paid out, 1 Paid out */
export const SettlementAccount = {
  unpaid: 0,
  paid: 1,
} as const;

/** 0 Out, 1 In */
export const FundDirection = {
  out: 0,
  in: 1,
} as const;

/** "pay_order" Payment, "refund_order" Refund */
export const TransactionType = {
  payment: "pay_order",
  refund: "refund_order",
} as const;

/** The columns of a bill's row in a spreadsheet. */
export const BillColumn = {
  dataDate: "dataDate",
  currentDayBalance: "currentDayBalance",
  realIncome: "realIncome",
  orderReceivable: "orderReceivable",
  orderRealIncome: "orderRealIncome",
  platCouponPrice: "platCouponPrice",
  integralPrice: "integralPrice",
  payNum: "payNum",
  orderRefundable: "orderRefundable",
  orderRealRefund: "orderRealRefund",
  refundPlatCouponPrice: "refundPlatCouponPrice",
  refundIntegralPrice: "refundIntegralPrice",
  refundNum: "refundNum",
  actualExpenditure: "actualExpenditure",
  handlingFee: "handlingFee",
  payHandlingFee: "payHandlingFee",
  refundHandlingFee: "refundHandlingFee",
  brokerage: "brokerage",
  brokeragePrice: "brokeragePrice",
  refundBrokeragePrice: "refundBrokeragePrice",
} as const;

/** The columns of a movement's row in a spreadsheet. */
export const FlowColumn = {
  orderNo: "orderNo",
  buyer: "buyer",
  type: "type",
  amount: "amount",
  mark: "mark",
  createTime: "createTime",
} as const;

/** 0 All, 1 Shown */
export const GuaranteeScope = {
  all: 0,
  shown: 1,
} as const;

/** "product" Products, "stock" Stock, "shipping" Shipping sheet */
export const ImportedKind = {
  product: "product",
  stock: "stock",
  shipping: "shipping",
} as const;

/** The columns of a shipping sheet. */
export const ShippingColumn = {
  orderNo: "orderNo",
  company: "company",
  number: "number",
  goods: "goods",
  count: "count",
} as const;

/** 0 System, 1 Application, 2 Payment, 3 Other */
export const ConfigCategory = {
  system: 0,
  application: 1,
  payment: 2,
  other: 3,
} as const;

/** 2 One-off, 3 Long-term */
export const SubscriptionType = {
  once: 2,
  lasting: 3,
} as const;

/** 0 Created or withdrawn, 1 Platform review pending, 2 WeChat reviewing, 3 Platform review failed, 4 WeChat review passed, 5 WeChat review failed */
export const LiveReviewStatus = {
  created: 0,
  platformPending: 1,
  wechatReviewing: 2,
  platformFailed: 3,
  wechatPassed: 4,
  wechatFailed: 5,
} as const;

/** 101 Live, 102 Not started, 103 Ended, 104 Banned, 105 Paused, 106 Abnormal, 107 Expired */
export const LiveStatus = {
  live: 101,
  notStarted: 102,
  ended: 103,
  banned: 104,
  paused: 105,
  abnormal: 106,
  expired: 107,
} as const;

/** 0 Platform review pending, 1 Platform review failed, 2 WeChat review failed, 3 WeChat review passed */
export const RoomReviewStatus = {
  platformPending: 0,
  platformFailed: 1,
  wechatFailed: 2,
  wechatPassed: 3,
} as const;

/** 1 Fixed, 2 Range, 3 Discount */
export const PriceType = {
  fixed: 1,
  range: 2,
  discount: 3,
} as const;

/** How WeChat writes the switches that are called close…: 0 is on. */
export const LiveSwitch = {
  on: 0,
  off: 1,
} as const;

/** 0 By phone, 1 Pushed stream */
export const LiveRoomKind = {
  phone: 0,
  pushed: 1,
} as const;

/** 0 Not sent, 1 Reviewing, 2 Passed, 3 Failed */
export const LiveAuditStatus = {
  none: 0,
  reviewing: 1,
  passed: 2,
  failed: 3,
} as const;

/** "LCP" Largest Contentful Paint, "INP" Interaction to Next Paint, "CLS" Cumulative Layout Shift, "FCP" First Contentful Paint, "TTFB" Time to First Byte */
export const VitalName = {
  lcp: "LCP",
  inp: "INP",
  cls: "CLS",
  fcp: "FCP",
  ttfb: "TTFB",
} as const;

/** "good" Good, "needs-improvement" Needs improvement, "poor" Poor */
export const VitalRating = {
  good: "good",
  needsImprovement: "needs-improvement",
  poor: "poor",
} as const;

/** "desktop" Desktop, "mobile" Mobile */
export const VitalDevice = {
  desktop: "desktop",
  mobile: "mobile",
} as const;

/** 0 Done, 1 Refused or failed */
export const LogStatus = {
  done: 0,
  failed: 1,
} as const;

/** The columns of a sensitive operation's row in a spreadsheet. */
export const LogColumn = {
  id: "id",
  createTime: "createTime",
  adminId: "adminId",
  adminAccount: "adminAccount",
  status: "status",
  description: "description",
  ip: "ip",
  method: "method",
  methodType: "methodType",
  requestMethod: "requestMethod",
  url: "url",
  requestParam: "requestParam",
  result: "result",
  errorMsg: "errorMsg",
} as const;

/** "order" New orders, "refund" Refund requests, "review" Failed reviews, "export" Exports, "stock" Low stock, "settlement" Settlements */
export const NoticeKind = {
  order: "order",
  refund: "refund",
  review: "review",
  export: "export",
  stock: "stock",
  settlement: "settlement",
} as const;

/** 0 Unread, 1 Read */
export const NoticeState = {
  unread: 0,
  read: 1,
} as const;

/** What a notice is about. */
export const NoticeSubject = {
  order: "order",
  refund: "refund",
  product: "product",
  seckillProduct: "seckillProduct",
  liveGoods: "liveGoods",
  liveRoom: "liveRoom",
  videoProduct: "videoProduct",
  videoAccess: "videoAccess",
  export: "export",
  settlement: "settlement",
} as const;

/** How it ended. */
export const NoticeOutcome = {
  done: "done",
  failed: "failed",
  refused: "refused",
  paid: "paid",
} as const;

/** 0 Awaiting payment, 1 Awaiting shipment, 2 Partly shipped, 3 Awaiting verification, 4 Awaiting receipt, 5 Received, 6 Completed, 9 Cancelled */
export const OrderStatus = {
  awaitingPayment: 0,
  awaitingShipment: 1,
  partlyShipped: 2,
  awaitingVerification: 3,
  awaitingReceipt: 4,
  received: 5,
  completed: 6,
  cancelled: 9,
} as const;

/** 0 None, 1 Requested, 2 Partly refunded, 3 Refunded */
export const OrderRefundStatus = {
  none: 0,
  requested: 1,
  partlyRefunded: 2,
  refunded: 3,
} as const;

/** 0 Not cancelled, 1 Cancelled by the system, 2 Cancelled by the buyer */
export const OrderCancelStatus = {
  none: 0,
  bySystem: 1,
  byBuyer: 2,
} as const;

/** The group-buy that the order is part of. */
export const OrderGroupStatus = {
  running: 0,
  done: 10,
  failed: -1,
  none: 99,
} as const;

/** 0 Of the platform, 1 Of the shop, 2 Part of another order */
export const OrderLevel = {
  platform: 0,
  shop: 1,
  part: 2,
} as const;

/** 0 Ordinary, 1 Flash sale, 2 Group-buy */
export const OrderType = {
  base: 0,
  seckill: 1,
  groupBuy: 2,
} as const;

/** "weixin" WeChat Pay, "alipay" Alipay, "yue" Balance */
export const PayType = {
  weixin: "weixin",
  alipay: "alipay",
  balance: "yue",
} as const;

/** true Paid, false Unpaid */
export const Paid = {
  paid: true,
  unpaid: false,
} as const;

/** "express" Express, "merchant" By the shop, "noNeed" No shipment, "fictitious" Virtual */
export const DeliveryType = {
  express: "express",
  merchant: "merchant",
  noNeed: "noNeed",
  fictitious: "fictitious",
} as const;

/** 1 Delivery, 2 Pick-up, 3 Virtual */
export const ShippingType = {
  delivery: 1,
  pickUp: 2,
  virtual: 3,
} as const;

/** "all" All, "unPaid" Awaiting payment, "notShipped" Awaiting shipment, "spike" Awaiting receipt, "awaitVerification" Awaiting verification, "receiving" Received, "complete" Completed, "refunded" Refunded, "deleted" Deleted, "cancel" Cancelled */
export const OrderTab = {
  all: "all",
  unPaid: "unPaid",
  notShipped: "notShipped",
  spike: "spike",
  awaitVerification: "awaitVerification",
  receiving: "receiving",
  complete: "complete",
  refunded: "refunded",
  deleted: "deleted",
  cancel: "cancel",
} as const;

/** "public" Official account, "mini" Mini program, "video" Video channel, "h5" H5, "native" Scan to pay, "yue" Balance, "wechatIos" WeChat on iOS, "wechatAndroid" WeChat on Android, "alipay" Alipay, "alipayApp" Alipay app, "alipayPc" Alipay on the web */
export const PayChannel = {
  public: "public",
  mini: "mini",
  video: "video",
  h5: "h5",
  native: "native",
  balance: "yue",
  wechatIos: "wechatIos",
  wechatAndroid: "wechatAndroid",
  alipay: "alipay",
  alipayApp: "alipayApp",
  alipayPc: "alipayPc",
} as const;

/** 1 Whole order, 2 By line */
export const OrderReturnType = {
  whole: 1,
  lines: 2,
} as const;

/** "0" Picked up, "1" On the way, "2" Out for delivery, "3" Signed for, "4" Delivery failed, "5" Problem, "6" Returned */
export const ParcelState = {
  pickedUp: "0",
  onTheWay: "1",
  outForDelivery: "2",
  signed: "3",
  failed: "4",
  problem: "5",
  returned: "6",
} as const;

/** The columns of an order's row in a spreadsheet. */
export const OrderColumn = {
  type: "type",
  orderNo: "orderNo",
  shop: "shop",
  buyer: "buyer",
  payPrice: "payPrice",
  paid: "paid",
  payType: "payType",
  payChannel: "payChannel",
  status: "status",
  refundStatus: "refundStatus",
  createTime: "createTime",
  goods: "goods",
} as const;

/** 1 Local, 2 Qiniu, 3 Alibaba Cloud, 4 Tencent Cloud, 5 JD Cloud, 6 S3 */
export const AttachmentStorage = {
  local: 1,
  qiniu: 2,
  oss: 3,
  cos: 4,
  jd: 5,
  s3: 6,
} as const;

/** "product" Product, "sku" SKU, "productCategory" Product category, "review" Review, "order" Order, "admin" Avatar of staff, "merchant" Shop logo, "videoProduct" Video channel product, "liveGoods" Live goods, "liveRoom" Live room */
export const AttachmentUseKind = {
  product: "product",
  sku: "sku",
  productCategory: "productCategory",
  review: "review",
  order: "order",
  admin: "admin",
  merchant: "merchant",
  videoProduct: "videoProduct",
  liveGoods: "liveGoods",
  liveRoom: "liveRoom",
} as const;

/** The columns of a product's row in a spreadsheet, one row for each SKU. */
export const ProductColumn = {
  product: "product",
  skuNumber: "skuNumber",
  name: "name",
  type: "type",
  intro: "intro",
  keyword: "keyword",
  categories: "categories",
  platformCategory: "platformCategory",
  brand: "brand",
  unitName: "unitName",
  template: "template",
  guarantees: "guarantees",
  sort: "sort",
  image: "image",
  sliderImage: "sliderImage",
  deliveryMethod: "deliveryMethod",
  refundSwitch: "refundSwitch",
  isPaidMember: "isPaidMember",
  isSub: "isSub",
  specNames: "specNames",
  sku: "sku",
  skuImage: "skuImage",
  price: "price",
  vipPrice: "vipPrice",
  cost: "cost",
  otPrice: "otPrice",
  stock: "stock",
  barCode: "barCode",
  weight: "weight",
  volume: "volume",
  brokerage: "brokerage",
  brokerageTwo: "brokerageTwo",
  stockPlace: "stockPlace",
  shelf: "shelf",
  sales: "sales",
} as const;

/** "created" New, "changed" Changed, "unchanged" Unchanged, "refused" Wrong */
export const ImportOutcome = {
  created: "created",
  changed: "changed",
  unchanged: "unchanged",
  refused: "refused",
} as const;

/** "takeDown" Unpublish and change, "leadingZeros" Take the file's number */
export const ImportQuestionKind = {
  takeDown: "takeDown",
  leadingZeros: "leadingZeros",
} as const;

/** "set" Set to what the file says, "add" Add what the file says */
export const StockImportMode = {
  set: "set",
  add: "add",
} as const;

/** 1 Taobao, 2 JD, 3 Suning, 4 Pinduoduo, 5 Tmall */
export const CollectSource = {
  taobao: 1,
  jd: 2,
  suning: 3,
  pinduoduo: 4,
  tmall: 5,
} as const;

/** 1 Set to, 2 Add an amount, 3 Per cent of it */
export const PriceMode = {
  set: 1,
  add: 2,
  percent: 3,
} as const;

/** 1 To 0.01, 2 To 0.10, 3 To whole yuan */
export const PriceRounding = {
  fen: 1,
  jiao: 2,
  yuan: 3,
} as const;

/** 1 Set to, 2 Add */
export const StockMode = {
  set: 1,
  add: 2,
} as const;

/** 1 Replace, 2 Add */
export const CategoryMode = {
  replace: 1,
  add: 2,
} as const;

/** 9 is not of the specification; its headers answer it only where it is asked for. */
export const ProductTab = {
  onSale: 1,
  storeRoom: 2,
  soldOut: 3,
  lowStock: 4,
  recycled: 5,
  inReview: 6,
  reviewFailed: 7,
  toSubmit: 8,
  all: 9,
} as const;

/** 0 Ordinary, 1 Points, 2 Virtual, 4 Video channel, 5 Cloud drive, 6 Card key */
export const ProductType = {
  ordinary: 0,
  integral: 1,
  virtual: 2,
  videoChannel: 4,
  cloudDrive: 5,
  cardKey: 6,
} as const;

/** 0 Base, 1 Flash sale, 2 Group-buy */
export const MarketingType = {
  base: 0,
  seckill: 1,
  groupBuy: 2,
} as const;

/** 0 Exempt, 1 Waiting, 2 Passed, 3 Refused */
export const ProductAuditStatus = {
  exempt: 0,
  waiting: 1,
  passed: 2,
  refused: 3,
} as const;

/** 1 Published, 0 Unpublished */
export const ProductShelf = {
  onShelf: 1,
  offShelf: 0,
} as const;

/** 0 Awaiting review, 1 Refused, 2 Refunding, 3 Refunded, 4 Awaiting return, 5 Awaiting receipt, 6 Withdrawn */
export const RefundStatus = {
  awaitingReview: 0,
  refused: 1,
  refunding: 2,
  refunded: 3,
  awaitingReturn: 4,
  awaitingReceipt: 5,
  withdrawn: 6,
} as const;

/** 9 All, 0 Awaiting review, 1 Refused, 2 Refunding, 3 Refunded, 4 Awaiting return, 5 Awaiting receipt, 6 Withdrawn */
export const RefundTab = {
  all: 9,
  awaitingReview: 0,
  refused: 1,
  refunding: 2,
  refunded: 3,
  awaitingReturn: 4,
  awaitingReceipt: 5,
  withdrawn: 6,
} as const;

/** 1 Refund only, 2 Return and refund */
export const AfterSalesType = {
  refundOnly: 1,
  returnAndRefund: 2,
} as const;

/** 0 No return, 1 By express, 2 At the shop */
export const ReturnGoodsType = {
  none: 0,
  express: 1,
  atShop: 2,
} as const;

/** "user" Buyer, "merchant" Shop */
export const RefundPromoter = {
  user: "user",
  merchant: "merchant",
} as const;

/** "apply" Refund requested, "audit" Reviewed by the shop, "returning" Goods sent back, "receiving" Goods received by the shop, "rejectionGoods" Goods refused by the shop, "failed" Payment not made, "refund" Refunded, "compulsory" Refunded by the platform, "revoke" Withdrawn */
export const RefundChange = {
  apply: "apply",
  audit: "audit",
  returning: "returning",
  receiving: "receiving",
  rejectionGoods: "rejectionGoods",
  failed: "failed",
  refund: "refund",
  compulsory: "compulsory",
  revoke: "revoke",
} as const;

/** "success" Agree, "refuse" Refuse */
export const RefundAudit = {
  agree: "success",
  refuse: "refuse",
} as const;

/** The columns of a review's row in a spreadsheet. */
export const ReviewColumn = {
  id: "id",
  product: "product",
  sku: "sku",
  nickname: "nickname",
  star: "star",
  comment: "comment",
  pictures: "pictures",
  createTime: "createTime",
  answer: "answer",
  answerTime: "answerTime",
} as const;

/** "product" Product, "coupon" Coupon, "category" Category, "role" Role, "shop" Shop information */
export const RevisionKind = {
  product: "product",
  coupon: "coupon",
  category: "category",
  role: "role",
  shop: "shop",
} as const;

/** "open" Can be undone, "undone" Undone, "late" More than 30 days ago, "closed" You may not undo it */
export const RevisionState = {
  open: "open",
  undone: "undone",
  late: "late",
  closed: "closed",
} as const;

/** "added" Added, "changed" Changed, "removed" Deleted */
export const RevisionEffect = {
  added: "added",
  changed: "changed",
  removed: "removed",
} as const;

/** "M" Folder, "C" Page, "A" Action */
export const MenuType = {
  folder: "M",
  page: "C",
  button: "A",
} as const;

/** "notHeld" You do not have it, so you cannot grant it, "adminOnly" Only the account admin may grant it */
export const MenuLock = {
  notHeld: "notHeld",
  adminOnly: "adminOnly",
} as const;

/** "platform" Platform, "merchant" Merchant, "system" System */
export const RoleType = {
  platform: "platform",
  merchant: "merchant",
  system: "system",
} as const;

/** 0 Not started, 1 Ongoing, 2 Ended */
export const ActivityStatus = {
  notStarted: 0,
  ongoing: 1,
  ended: 2,
} as const;

/** 1 Ongoing, 2 Incomplete, 3 Succeeded */
export const BargainStatus = {
  ongoing: 1,
  incomplete: 2,
  succeeded: 3,
} as const;

/** 1 Ongoing, 2 Succeeded, 3 Incomplete */
export const GroupBuyStatus = {
  ongoing: 1,
  succeeded: 2,
  incomplete: 3,
} as const;

/** 1 In review, 2 Passed, 3 Refused */
export const SeckillAuditStatus = {
  waiting: 1,
  passed: 2,
  refused: 3,
} as const;

/** 0 None, 1 By piece, 2 By weight, 3 By volume */
export const ShippingCharge = {
  none: 0,
  byPiece: 1,
  byWeight: 2,
  byVolume: 3,
} as const;

/** 0 Free everywhere, 1 Partly free, 2 Custom */
export const FreeShipping = {
  everywhere: 0,
  partly: 1,
  custom: 2,
} as const;

/** "normal" Parcels, "elec" Electronic waybills */
export const ExpressUse = {
  normal: "normal",
  waybill: "elec",
} as const;

/** 1 Province, 2 City, 3 District */
export const RegionType = {
  province: 1,
  city: 2,
  district: 3,
} as const;

/** "admin" By an administrator, "apply" By application */
export const MerchantCreationType = {
  admin: "admin",
  apply: "apply",
} as const;

/** true Self-operated, false Joined */
export const SelfOperated = {
  selfOperated: true,
  joined: false,
} as const;

/** 0 Off, 1 Automatic, 2 Manual, 3 Automatic and manual */
export const ReceiptPrinting = {
  off: 0,
  automatic: 1,
  manual: 2,
  both: 3,
} as const;

/** "H5" Link, "phone" Phone */
export const ServiceType = {
  link: "H5",
  phone: "phone",
} as const;

/** 1 Active, 2 Paused with its maker, 3 Expired */
export const ServiceTokenState = {
  active: 1,
  resting: 2,
  ended: 3,
} as const;

/** "all" All, "uid" User ID, "nickname" Nickname, "phone" Phone */
export const UserSearchType = {
  all: "all",
  uid: "uid",
  nickname: "nickname",
  phone: "phone",
} as const;

/** "wechat" Official account, "routine" Mini program, "h5" H5, "iosWx" WeChat on iOS, "androidWx" WeChat on Android, "ios" iOS */
export const RegisterSource = {
  wechat: "wechat",
  routine: "routine",
  h5: "h5",
  iosWx: "iosWx",
  androidWx: "androidWx",
  ios: "ios",
} as const;

/** 0 Unknown, 1 Male, 2 Female, 3 Private */
export const Sex = {
  unknown: 0,
  male: 1,
  female: 2,
  private: 3,
} as const;

/** -1 Removed for a violation, -2 Unpublished by the platform, -3 Unpublished by the shop, 1 Not reviewed, 2 In review, 3 Review failed, 4 Review passed */
export const VideoEditStatus = {
  violationRemoval: -1,
  platformRemoval: -2,
  merchantRemoval: -3,
  unreviewed: 1,
  inReview: 2,
  failed: 3,
  passed: 4,
} as const;

/** 0 Initial, 5 Published, 11 Unpublished, 13 Removed for a violation */
export const VideoStatus = {
  initial: 0,
  onShelf: 5,
  selfRemoved: 11,
  violationRemoval: 13,
} as const;

/** 0 Initial, 5 Put on by the shop, 6 Put on by the platform, 11 Unpublished by the shop, 12 Unpublished by the platform */
export const VideoPlatformStatus = {
  initial: 0,
  shopOn: 5,
  platformOn: 6,
  shopOff: 11,
  platformOff: 12,
} as const;

/** 1 Withdraw, 2 Submit */
export const VideoDraftReview = {
  withdraw: 1,
  submit: 2,
} as const;

/** 0 Not needed, 1 Required, 2 Optional */
export const VideoQualification = {
  none: 0,
  mandatory: 1,
  optional: 2,
} as const;

/** 0 Not applied for, 1 In review, 2 Review failed, 3 Review passed */
export const VideoCategoryStatus = {
  initial: 0,
  reviewing: 1,
  failed: 2,
  passed: 3,
} as const;

/** 0 In review, 1 Review passed, 9 Refused */
export const VideoBrandStatus = {
  reviewing: 0,
  passed: 1,
  refused: 9,
} as const;

/** 0 Not applied for, 1 In review by the platform, 2 Being set up by WeChat, 3 Connected, 9 Refused */
export const VideoAccessStatus = {
  none: 0,
  reviewing: 1,
  opening: 2,
  passed: 3,
  refused: 9,
} as const;

/** 0 Normal, 1 Deleted */
export const DeletedFlag = {
  normal: 0,
  deleted: 1,
} as const;

/** 1 Shown, 0 Hidden */
export const ShownFlag = {
  shown: 1,
  hidden: 0,
} as const;

/** 1 On, 0 Off */
export const SwitchFlag = {
  on: 1,
  off: 0,
} as const;

/** -1 All, 0 Off, 1 On */
export const SwitchFilter = {
  all: -1,
  off: 0,
  on: 1,
} as const;

/** "" All, "today" Today, "yesterday" Yesterday, "lately7" Last 7 days, "lately30" Last 30 days, "month" This month, "year" This year */
export const TimePreset = {
  all: "",
  today: "today",
  yesterday: "yesterday",
  lately7: "lately7",
  lately30: "lately30",
  month: "month",
  year: "year",
} as const;
