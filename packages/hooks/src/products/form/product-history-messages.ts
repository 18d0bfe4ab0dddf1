import { catalogue } from "../../texts";

/** The state labels of a product's history. */
export const productHistoryText = catalogue("productHistory", {
  isShow: { zh: "是否上架", en: "On sale" },
  isRecycle: { zh: "是否在回收站", en: "In the recycle bin" },
  isAudit: { zh: "是否提交审核", en: "Submitted for review" },
  auditStatus: { zh: "审核状态", en: "Review" },
  reason: { zh: "审核意见", en: "Reason of the review" },
  values: { zh: "规格值", en: "Values" },
  isPaidMember: { zh: "会员价", en: "Price for members" },
});
