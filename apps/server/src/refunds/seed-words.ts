/** Texts of buyers and shops about refunds, and return addresses. */
export const refundWords = {
  reasons: ["不想要了", "收货地址填错了", "商品与描述不符", "质量问题", "少件/漏发", "发错货", "未按约定时间发货"],
  explanations: [
    "收到时外包装已经压坏，里面也磕了一角",
    "颜色和图片差得比较多",
    "拍错规格了，重新拍了一单",
    "等了好几天还没发货",
    "有一件是坏的",
    "",
  ],
  refusals: ["商品已发出，请签收后再申请", "已超过七天无理由退货期限", "与您电话沟通后取消退款", "商品已拆封使用，影响二次销售"],
  rejections: ["退回的商品已使用，影响二次销售", "退回的商品与订单不符", "退回的商品缺少配件"],
  remarks: ["已电话联系，客户坚持退款", "仓库待核对", "老顾客，优先处理"],
  companies: ["顺丰速运", "中通快递", "圆通速递", "韵达快递"],
  receiver: "售后部",
  receiverPhone: "13800138000",
  receiverAddress: "浙江省杭州市西湖区文一西路 98 号 2 号仓",
  shopAddress: "到店退货",
} as const;
