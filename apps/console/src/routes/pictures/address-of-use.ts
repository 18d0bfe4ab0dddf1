import type { Schema } from "@shopkeeper/sdk";

/** The address of the console's page for a use of a picture. */
export function addressOfUse({ kind, id }: Schema<"AttachmentUse">): string {
  switch (kind) {
    case "product":
    case "sku":
      return `/product/list/creatProduct/${id}/1`;
    case "productCategory":
      return "/product/classify";
    case "review":
      return "/product/comment";
    case "order":
      return `/order/list?orderNo=${encodeURIComponent(id)}`;
    case "admin":
      return "/operation/roleManager/adminList";
    case "videoProduct":
      return `/videoChannel/creatVideoChannel/${id}/1`;
    case "liveGoods":
      return "/marketing/broadcast/product";
    case "liveRoom":
      return "/marketing/broadcast/room";
    default:
      return "/operation/modifyStoreInfo";
  }
}
