import { ActivityStatus, SeckillAuditStatus } from "../../generated/code-sets";
import type { components } from "../../generated/schema";

/** The fields that decide which actions on a seckill product are possible. */
export interface SeckillState {
  readonly auditStatus: number;
  readonly isShow: boolean;
  /** Of its activity. */
  readonly activityStatus: number;
}

/** An action on a seckill product; `pass` and `refuse` are the platform's. */
export type SeckillAction = "pass" | "refuse" | "withdraw" | "putUp" | "takeDown" | "setPrice" | "resubmit" | "remove";

interface Transition {
  readonly from: readonly number[];
  /** Not possible once its activity has ended. */
  readonly untilEnd: boolean;
  /** The changed fields; a product with `isDel` is deleted. */
  readonly change: { readonly auditStatus?: components["schemas"]["SeckillAuditStatus"]; readonly isShow?: boolean; readonly isDel?: true };
}

const { waiting, passed, refused } = SeckillAuditStatus;

/** The state machine of seckill products: the review states in which an action is possible, and its changes. */
export const seckillTransitions: Readonly<Record<SeckillAction, Transition>> = {
  pass: { from: [waiting], untilEnd: false, change: { auditStatus: passed } },
  refuse: { from: [waiting], untilEnd: false, change: { auditStatus: refused } },
  withdraw: { from: [waiting], untilEnd: false, change: { auditStatus: refused, isDel: true } },
  putUp: { from: [passed], untilEnd: true, change: { isShow: true } },
  takeDown: { from: [passed], untilEnd: false, change: { isShow: false } },
  setPrice: { from: [passed], untilEnd: true, change: {} },
  resubmit: { from: [refused], untilEnd: true, change: { isDel: true } },
  remove: { from: [refused], untilEnd: false, change: { isDel: true } },
};

/** Why an action is not possible: the review of the product, or the end of its activity; undefined if it is possible. */
export function seckillRefusal(action: SeckillAction, { auditStatus, activityStatus }: SeckillState): "state" | "ended" | undefined {
  const { from, untilEnd } = seckillTransitions[action];
  if (!from.includes(auditStatus)) return "state";
  return untilEnd && activityStatus === ActivityStatus.ended ? "ended" : undefined;
}

/** Whether an action is possible now, and would change something. */
export function canSeckill(action: SeckillAction, product: SeckillState): boolean {
  const { change } = seckillTransitions[action];
  const isDone = change.auditStatus === undefined && change.isShow === product.isShow;
  return !isDone && seckillRefusal(action, product) === undefined;
}
