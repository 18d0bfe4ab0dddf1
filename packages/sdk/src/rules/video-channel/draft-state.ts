import { VideoEditStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText } from "../core";

/** The states of the two reviews of a draft: the platform's, and then WeChat's. */
export interface VideoDraftState {
  readonly platformEditStatus: number;
  readonly editStatus: number;
}

/** An action on a draft; the first four are done by the shop. */
export type VideoDraftAction =
  | ("edit" | "submit" | "withdraw" | "remove")
  | ("platformPass" | "platformRefuse" | "handOver" | "wechatPass" | "wechatRefuse");

const { unreviewed, inReview, failed, passed } = VideoEditStatus;

type Reached = Record<keyof VideoDraftState, components["schemas"]["VideoEditStatus"]>;

const at = (platformEditStatus: Reached["platformEditStatus"], editStatus: Reached["editStatus"]): Reached => ({
  platformEditStatus,
  editStatus,
});

const open = at(unreviewed, unreviewed);
const submitted = at(inReview, unreviewed);
const refused = at(failed, unreviewed);
const toHandOver = at(passed, unreviewed);
const atWechat = at(passed, inReview);
const refusedByWechat = at(passed, failed);
const approved = at(passed, passed);

interface Transition {
  readonly from: readonly VideoDraftState[];
  /** Undefined if the draft is deleted. */
  readonly to: Reached | undefined;
}

/** The state machine of drafts: the start states and the next state of each action. */
const transitions: Readonly<Record<VideoDraftAction, Transition>> = {
  edit: { from: [open, refused, refusedByWechat], to: open },
  submit: { from: [open, refused], to: submitted },
  withdraw: { from: [submitted], to: open },
  remove: { from: [open, refused, toHandOver, atWechat, refusedByWechat], to: undefined },
  platformPass: { from: [submitted], to: toHandOver },
  platformRefuse: { from: [submitted], to: refused },
  // repeated if WeChat does not know it
  handOver: { from: [toHandOver, atWechat], to: atWechat },
  wechatPass: { from: [atWechat], to: approved },
  wechatRefuse: { from: [toHandOver, atWechat], to: refusedByWechat },
};

const isAt = (one: VideoDraftState, { platformEditStatus, editStatus }: VideoDraftState) =>
  one.platformEditStatus === platformEditStatus && one.editStatus === editStatus;

/** Whether an action is possible now. */
export const canDraft = (action: VideoDraftAction, draft: VideoDraftState) => transitions[action].from.some((state) => isAt(state, draft));

/** The state after an action; undefined if the draft's state does not allow it, or the draft is deleted. */
export const draftAfter = (action: VideoDraftAction, draft: VideoDraftState) =>
  canDraft(action, draft) ? transitions[action].to : undefined;

/** The labels of a draft's reviews, for sentences. */
export const draftText = ({ platformEditStatus, editStatus }: VideoDraftState) => ({
  platform: codeText(labels.VideoEditStatus, platformEditStatus),
  wechat: codeText(labels.VideoEditStatus, editStatus),
});
