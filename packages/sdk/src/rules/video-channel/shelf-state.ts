import { VideoPlatformStatus, VideoStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText } from "../core";

/** An action of a shop on a product that WeChat has passed. */
export type VideoShelfAction = "putOn" | "putDown";

interface Transition {
  readonly from: readonly number[];
  readonly to: {
    readonly status: components["schemas"]["VideoStatus"];
    readonly platformStatus: components["schemas"]["VideoPlatformStatus"];
  };
}

const transitions: Readonly<Record<VideoShelfAction, Transition>> = {
  putOn: { from: [VideoStatus.selfRemoved], to: { status: VideoStatus.onShelf, platformStatus: VideoPlatformStatus.shopOn } },
  putDown: {
    from: [VideoStatus.initial, VideoStatus.onShelf],
    to: { status: VideoStatus.selfRemoved, platformStatus: VideoPlatformStatus.shopOff },
  },
};

/** Whether the state of a product allows putting it on or taking it down. */
export const canShelve = (action: VideoShelfAction, status: number) => transitions[action].from.includes(status);

/** The state after that; undefined if the current one does not allow it. */
export const shelfAfter = (action: VideoShelfAction, status: number) => (canShelve(action, status) ? transitions[action].to : undefined);

/** The label of a product's state, for sentences. */
export const shelfText = (status: number) => codeText(labels.VideoStatus, status);
