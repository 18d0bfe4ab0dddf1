import { ProductTab, SeckillAuditStatus, type Schema } from "@shopkeeper/sdk";
import { pageAt, type PagePath } from "../core/page-at";

/** The list of each export file, by the first word of the file name. */
const exportLists: Readonly<Record<string, PagePath>> = {
  product: "/product/list",
  order: "/order/list",
  bill: "/finance/statement",
  flow: "/finance/capitalFlow",
  log: "/maintain/logistics/sensitiveLog",
  review: "/product/comment",
};

/** The address of the list that shows the subject of a notice. Only owners may open the page of exports. */
export function noticePath({ kind, subject, subjectId, params }: Schema<"Notice">, isOwner: boolean): PagePath {
  const name = params.name ?? "";
  switch (subject) {
    case "order":
      return pageAt("/order/list", { orderNo: subjectId });
    case "refund":
      return pageAt("/order/refund", { refundOrderNo: subjectId });
    case "product":
      return pageAt("/product/list", { type: kind === "stock" ? ProductTab.lowStock : ProductTab.reviewFailed, keywords: name });
    case "seckillProduct":
      return pageAt("/marketing/seckill/list", { proName: name, auditStatus: SeckillAuditStatus.refused });
    case "liveGoods":
      return pageAt("/marketing/broadcast/product", { keywords: name });
    case "liveRoom":
      return pageAt("/marketing/broadcast/room", { keywords: name });
    case "videoProduct":
      return pageAt("/videoChannel/draftList", { proId: subjectId });
    case "videoAccess":
      return "/videoChannel/apply";
    case "export":
      return (isOwner ? undefined : exportLists[subjectId.split("-")[0] ?? ""]) ?? "/operation/export";
    case "settlement":
      return pageAt("/finance/closingRecord", { closingNo: subjectId });
  }
}
