import type { PageAddress } from "@shopkeeper/sdk/rules/layout";

/** What waits for the shop; a part is undefined to who may not see its list. */
export interface WaitingWork {
  /** Orders to send. */
  readonly toSend?: number;
  /** Orders whose buyers come for them. */
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

/** How many things wait together. */
export const waitingCount = (work: WaitingWork) => [...waitingAt(work).values()].reduce((sum, count) => sum + count, 0);

/** How many things wait on the page at an address. */
export const waitingAt = ({ toSend = 0, toVerify = 0, toRefund = 0, toReceive = 0 }: WaitingWork): ReadonlyMap<string, number> =>
  new Map<PageAddress, number>([
    ["/order/list", toSend + toVerify],
    ["/order/refund", toRefund + toReceive],
  ]);
