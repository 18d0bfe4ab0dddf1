import type { PageAddress } from "@shopkeeper/sdk/rules/layout";

/** The open tasks of the shop; a number is undefined if the account may not see its list. */
export interface WaitingWork {
  /** Orders to send. */
  readonly toSend?: number;
  /** Orders that buyers pick up themselves. */
  readonly toVerify?: number;
  /** When the newest paid order was paid, in milliseconds since 1970; 0 where none was. */
  readonly lastPaid?: number;
  /** Refund requests that nobody has answered. */
  readonly toRefund?: number;
  /** Goods that buyers have sent back, to be received. */
  readonly toReceive?: number;
  /** Notices that the account has not read. */
  readonly unread?: number;
}

/** The total number of open tasks. */
export const waitingCount = (work: WaitingWork) => [...waitingAt(work).values()].reduce((sum, count) => sum + count, 0);

/** The numbers of open tasks by page address. */
export const waitingAt = ({ toSend = 0, toVerify = 0, toRefund = 0, toReceive = 0 }: WaitingWork): ReadonlyMap<string, number> =>
  new Map<PageAddress, number>([
    ["/order/list", toSend + toVerify],
    ["/order/refund", toRefund + toReceive],
  ]);
