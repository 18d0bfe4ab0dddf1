import { LiveReviewStatus } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText, type Text } from "../core";

/** What happens to goods; `edit`, `withdraw`, `resubmit` and `remove` are done by the shop. */
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

/** The state machine of goods: from which states an action leads to which one; `remove` and `import` leave them as they are. */
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

/** The status after an action; undefined where goods in that state do not allow it. */
export const goodsStatusAfter = <Status extends number>(action: GoodsAction, status: Status) =>
  transitions[action].from.includes(status) ? (transitions[action].to ?? status) : undefined;

/** Whether an action is possible now. */
export const canDoWithGoods = (action: GoodsAction, { reviewStatus }: { readonly reviewStatus: number }) =>
  goodsStatusAfter(action, reviewStatus) !== undefined;

/** What a status of goods is called, for sentences about it. */
export const goodsStatusText = (status: number): Text => codeText(labels.LiveReviewStatus, status);
