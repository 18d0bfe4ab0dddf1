import { ApiError, NetworkError } from "./errors";

/** How often and after which delays a failed call is retried. */
export interface RetryPolicy {
  /** Retries after the first attempt; a 503 with Retry-After is retried until the call's time limit. */
  times: number;
  /** Upper bound of the first random delay in milliseconds; doubled for each later one. */
  baseMs: number;
  /** The longest delay. The call fails if the server asks for a longer one (Retry-After). */
  maxMs: number;
}

/** A failed attempt that will be repeated. */
export interface Retry {
  operationId: string;
  error: unknown;
  /** Failed attempts so far. */
  tries: number;
  /** Milliseconds until the next one. */
  waitMs: number;
}

interface Retrying {
  policy: RetryPolicy | undefined;
  signal: AbortSignal;
  /** In milliseconds since the epoch; no attempt starts after it. */
  deadline: number;
  onRetry(next: Omit<Retry, "operationId">): void;
}

/** Three attempts within a few seconds. */
export const defaultRetry: RetryPolicy = { times: 2, baseMs: 300, maxMs: 10_000 };

/** Milliseconds until the next attempt after `tries` attempts; undefined when it must not be retried. */
export function waitBefore(error: unknown, tries: number, policy: RetryPolicy): number | undefined {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  const isRecovering = retryAfter !== undefined && error instanceof ApiError && error.status === 503 && policy.times > 0;
  if (!isPassing(error) || (tries > policy.times && !isRecovering)) return undefined;
  if (retryAfter !== undefined) {
    if (retryAfter * 1000 > policy.maxMs) return undefined;
    // from the second attempt on, spread out, so that the clients of a restarted server do not arrive together
    return retryAfter * 1000 * (tries === 1 ? 1 : 1 + Math.random() / 4);
  }
  return Math.min(policy.maxMs, policy.baseMs * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
}

/** Whether an error may be temporary: no response, 429, or 502 to 504. */
function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason === "unreachable";
  return error instanceof ApiError && [429, 502, 503, 504].includes(error.status);
}

/** Runs `attempt` until it succeeds, fails for good, or `signal` aborts. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { policy, signal, deadline, onRetry }: Retrying,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const wait = policy && waitBefore(error, tries, policy);
      if (wait === undefined || signal.aborted || Date.now() + wait >= deadline) throw error;
      onRetry({ error, tries, waitMs: wait });
      await pause(wait, signal);
      if (signal.aborted) throw error;
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
