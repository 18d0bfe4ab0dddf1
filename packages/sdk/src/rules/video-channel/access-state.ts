import { VideoAccessStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText } from "../core";

/** An action on a shop's application for the channel; the shop itself does `apply`. */
export type VideoAccessAction = "apply" | "platformPass" | "platformRefuse" | "wechatPass" | "wechatRefuse";

const { none, reviewing, opening, passed, refused } = VideoAccessStatus;

const transitions: Readonly<Record<VideoAccessAction, { from: readonly number[]; to: components["schemas"]["VideoAccessStatus"] }>> = {
  apply: { from: [none, refused], to: reviewing },
  platformPass: { from: [reviewing], to: opening },
  platformRefuse: { from: [reviewing], to: refused },
  wechatPass: { from: [opening], to: passed },
  wechatRefuse: { from: [opening], to: refused },
};

/** The state of an application after an action; undefined if the current one does not allow it. */
export const accessAfter = (action: VideoAccessAction, status: number) =>
  transitions[action].from.includes(status) ? transitions[action].to : undefined;

/** The label of an application's state, for sentences. */
export const videoAccessText = (status: number) => codeText(labels.VideoAccessStatus, status);
