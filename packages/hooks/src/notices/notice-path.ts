import { ProductTab, SeckillAuditStatus, type Schema } from "@shopkeeper/sdk";

/** The lists from which files are exported, by the first word of a file. */
const exportLists: Readonly<Record<string, string>> = {
  product: "/product/list",
  order: "/order/list",
  bill: "/finance/statement",
  flow: "/finance/capitalFlow",
  log: "/maintain/logistics/sensitiveLog",
  review: "/product/comment",
};

/** The address at which the subject of a notice is seen, among its like. The page of exports is the owners' alone. */
export function noticePath({ kind, subject, subjectId, params }: Schema<"Notice">, isOwner: boolean): string {
  const at = (path: string, query: Readonly<Record<string, string | number>>) =>
    `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  const name = params.name ?? "";
  switch (subject) {
    case "order":
      return at("/order/list", { orderNo: subjectId });
    case "refund":
      return at("/order/refund", { refundOrderNo: subjectId });
    case "product":
      return at("/product/list", { type: kind === "stock" ? ProductTab.lowStock : ProductTab.reviewFailed, keywords: name });
    case "seckillProduct":
      return at("/marketing/seckill/list", { proName: name, auditStatus: SeckillAuditStatus.refused });
    case "liveGoods":
      return at("/marketing/broadcast/product", { keywords: name });
    case "liveRoom":
      return at("/marketing/broadcast/room", { keywords: name });
    case "videoProduct":
      return at("/videoChannel/draftList", { proId: subjectId });
    case "videoAccess":
      return "/videoChannel/apply";
    case "export":
      return (isOwner ? undefined : exportLists[subjectId.split("-")[0] ?? ""]) ?? "/operation/export";
    case "settlement":
      return at("/finance/closingRecord", { closingNo: subjectId });
  }
}
