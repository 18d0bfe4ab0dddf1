/** What waits for the shop; a part is undefined to who may not see its list. */
export interface WaitingWork {
  /** Orders to send. */
  readonly toSend?: number;
  /** When the newest paid order was paid, in milliseconds since 1970; 0 where none was. */
  readonly lastPaid?: number;
  /** Refund requests that nobody has answered. */
  readonly toRefund?: number;
  /** Notices that the account has not read. */
  readonly unread?: number;
}

/** How many things wait together. */
export const waitingCount = ({ toSend = 0, toRefund = 0 }: WaitingWork) => toSend + toRefund;

/** How many things wait on the page at an address. */
export const waitingAt = ({ toSend = 0, toRefund = 0 }: WaitingWork): ReadonlyMap<string, number> =>
  new Map([
    ["/order/list", toSend],
    ["/order/refund", toRefund],
  ]);
