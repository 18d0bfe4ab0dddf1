import { VideoEditStatus } from "@shopkeeper/sdk/contract";
import {
  canDraft,
  canShelve,
  draftText,
  shelfText,
  type VideoDraftAction,
  type VideoShelfAction,
} from "@shopkeeper/sdk/rules/video-channel";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import type { VideoProductRow } from "./product-rows";

/** One of the shop's products in the channel, a draft or approved. */
export async function videoProductOf(shop: Shop, id: number, isLocked = false): Promise<VideoProductRow> {
  const row = await shop.videoProducts.find(id, isLocked);
  if (!row) throw new Refusal("videoProductMissing");
  return row;
}

/** Refuses an action that a draft's state does not allow. */
export function assertDraft(action: VideoDraftAction, draft: VideoProductRow) {
  if (!canDraft(action, draft)) throw new Refusal("videoDraftState", draftText(draft));
}

/** A product that WeChat has approved. */
export async function approvedOf(shop: Shop, id: number, isLocked = false) {
  const product = await videoProductOf(shop, id, isLocked);
  if (product.editStatus !== VideoEditStatus.passed) throw new Refusal("videoProductMissing");
  return product;
}

/** Refuses an action that a product's state does not allow. */
export function assertShelf(action: VideoShelfAction, status: number) {
  if (!canShelve(action, status)) throw new Refusal("videoShelfState", { status: shelfText(status) });
}
