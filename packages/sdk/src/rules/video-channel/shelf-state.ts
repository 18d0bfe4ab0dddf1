import { VideoPlatformStatus, VideoStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import { codeText } from "../core";

/** What a shop does with a product that WeChat has passed. */
export type VideoShelfAction = "putOn" | "putDown";

const transitions: Readonly<
  Record<VideoShelfAction, { from: readonly number[]; to: { readonly status: number; readonly platformStatus: number } }>
> = {
  putOn: { from: [VideoStatus.selfRemoved], to: { status: VideoStatus.onShelf, platformStatus: VideoPlatformStatus.shopOn } },
  putDown: {
    from: [VideoStatus.initial, VideoStatus.onShelf],
    to: { status: VideoStatus.selfRemoved, platformStatus: VideoPlatformStatus.shopOff },
  },
};

/** Whether a product may be put on or taken down in its state. */
export const canShelve = (action: VideoShelfAction, status: number) => transitions[action].from.includes(status);

/** The state after that; undefined where the present one does not allow it. */
export const shelfAfter = (action: VideoShelfAction, status: number) => (canShelve(action, status) ? transitions[action].to : undefined);

/** What a product's state is called, for sentences about it. */
export const shelfText = (status: number) => codeText(labels.VideoStatus, status);
