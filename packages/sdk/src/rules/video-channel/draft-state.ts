import { VideoEditStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText } from "../core";

/** How far the two reviews of a draft are: the platform's, and then WeChat's. */
export interface VideoDraftState {
  readonly platformEditStatus: number;
  readonly editStatus: number;
}

/** What happens to a draft; the first four are done by the shop. */
export type VideoDraftAction =
  | ("edit" | "submit" | "withdraw" | "remove")
  | ("platformPass" | "platformRefuse" | "handOver" | "wechatPass" | "wechatRefuse");

const { unreviewed, inReview, failed, passed } = VideoEditStatus;

/** A state that an action leads to. */
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
  /** Undefined where nothing of the draft stays. */
  readonly to: Reached | undefined;
}

/** The state machine of drafts: from which states an action leads to which one. */
const transitions: Readonly<Record<VideoDraftAction, Transition>> = {
  edit: { from: [open, refused, refusedByWechat], to: open },
  submit: { from: [open, refused], to: submitted },
  withdraw: { from: [submitted], to: open },
  remove: { from: [open, refused, toHandOver, atWechat, refusedByWechat], to: undefined },
  platformPass: { from: [submitted], to: toHandOver },
  platformRefuse: { from: [submitted], to: refused },
  // again when WeChat turns out not to know it
  handOver: { from: [toHandOver, atWechat], to: atWechat },
  wechatPass: { from: [atWechat], to: approved },
  wechatRefuse: { from: [toHandOver, atWechat], to: refusedByWechat },
};

const isAt = (one: VideoDraftState, { platformEditStatus, editStatus }: VideoDraftState) =>
  one.platformEditStatus === platformEditStatus && one.editStatus === editStatus;

/** Whether an action is possible now. */
export const canDraft = (action: VideoDraftAction, draft: VideoDraftState) => transitions[action].from.some((state) => isAt(state, draft));

/** The state after an action; undefined where the draft's state does not allow it, or nothing of it stays. */
export const draftAfter = (action: VideoDraftAction, draft: VideoDraftState) =>
  canDraft(action, draft) ? transitions[action].to : undefined;

/** What a draft's reviews are called, for sentences about it. */
export const draftText = ({ platformEditStatus, editStatus }: VideoDraftState) => ({
  platform: codeText(labels.VideoEditStatus, platformEditStatus),
  wechat: codeText(labels.VideoEditStatus, editStatus),
});
