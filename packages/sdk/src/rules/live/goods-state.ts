import { LiveReviewStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText, type Text } from "../core";

/** An action on goods; `edit`, `withdraw`, `resubmit` and `remove` are done by the shop. */
export type GoodsAction =
  | "edit"
  | "withdraw"
  | "resubmit"
  | "remove"
  | "passPlatform"
  | "failPlatform"
  | "passWechat"
  | "failWechat"
  | "import";

const { created, platformPending, wechatReviewing, platformFailed, wechatPassed, wechatFailed } = LiveReviewStatus;
const all = [created, platformPending, wechatReviewing, platformFailed, wechatPassed, wechatFailed];

/** The state machine of goods: the start states and the next state of each action; `remove` and `import` do not change the state. */
const transitions: Readonly<
  Record<GoodsAction, { readonly from: readonly number[]; readonly to?: components["schemas"]["LiveReviewStatus"] }>
> = {
  edit: { from: all.filter((status) => status !== wechatReviewing), to: platformPending },
  withdraw: { from: [wechatReviewing], to: created },
  resubmit: { from: [created], to: wechatReviewing },
  remove: { from: all },
  passPlatform: { from: [platformPending], to: wechatReviewing },
  failPlatform: { from: [platformPending], to: platformFailed },
  passWechat: { from: [wechatReviewing], to: wechatPassed },
  failWechat: { from: [wechatReviewing], to: wechatFailed },
  import: { from: [wechatPassed] },
};

/** The status after an action; undefined if the current one does not allow it. */
export const goodsStatusAfter = <Status extends number>(action: GoodsAction, status: Status) =>
  transitions[action].from.includes(status) ? (transitions[action].to ?? status) : undefined;

/** Whether an action is possible now. */
export const canDoWithGoods = (action: GoodsAction, { reviewStatus }: { readonly reviewStatus: number }) =>
  goodsStatusAfter(action, reviewStatus) !== undefined;

/** The label of a status of goods, for sentences. */
export const goodsStatusText = (status: number): Text => codeText(labels.LiveReviewStatus, status);
