/** How long a failed login is counted. */
export const FAILURE_WINDOW_MS = 10 * 60 * 1000;

/** The number of failures from which each further login waits longer. */
export const DELAY_FROM = { account: 5, address: 40 } as const;

/** The longest time that a login waits. */
export const LONGEST_DELAY_S = 60;

const CAPTCHA_FROM = { account: 3, address: 20 } as const;

/** Failed logins of one account name or one address. */
export interface Failures {
  count: number;
  lastTime?: Date;
}

/** The failures that apply to a login. */
export interface FailureCounts {
  account: Failures;
  address: Failures;
}

/** Whether the next login needs a captcha. */
export const needsCaptcha = ({ account, address }: FailureCounts, mode: "auto" | "always") =>
  mode === "always" || account.count >= CAPTCHA_FROM.account || address.count >= CAPTCHA_FROM.address;

function waitAfter({ count, lastTime }: Failures, from: number, now: Date): number {
  if (count < from || !lastTime) return 0;
  const delay = Math.min(2 ** (count - from), LONGEST_DELAY_S);
  return Math.max(0, Math.ceil(delay - (now.getTime() - lastTime.getTime()) / 1000));
}

/** Seconds until the next login is checked: doubling with each failure, a minute at most, never a lock. */
export const secondsToWait = ({ account, address }: FailureCounts, now: Date) =>
  Math.max(waitAfter(account, DELAY_FROM.account, now), waitAfter(address, DELAY_FROM.address, now));
