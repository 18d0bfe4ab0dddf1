import { ApiError, NetworkError } from "./errors";

/** How often and how patiently a failed call is tried again. */
export interface RetryPolicy {
  /** Further tries after the first. */
  times: number;
  /** Milliseconds before the second try; doubled for each later one, and drawn at random up to that. */
  baseMs: number;
  /** The longest wait. A server that asks for a longer one (Retry-After) is obeyed by giving up. */
  maxMs: number;
}

/** Three tries within a few seconds. */
export const defaultRetry: RetryPolicy = { times: 2, baseMs: 300, maxMs: 10_000 };

/** Milliseconds until `error` may be tried again after `tries` tries; undefined when it may not. */
export function waitBefore(error: unknown, tries: number, policy: RetryPolicy): number | undefined {
  if (tries > policy.times || !isPassing(error)) return undefined;
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked * 1000 <= policy.maxMs ? asked * 1000 : undefined;
  return Math.min(policy.maxMs, policy.baseMs * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
}

/** A failure that another try may not meet: no answer, 429, or 502 to 504. */
function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason === "unreachable";
  return error instanceof ApiError && [429, 502, 503, 504].includes(error.status);
}

/** Runs `attempt` until it succeeds, fails for good, or `signal` ends it. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  policy: RetryPolicy | undefined,
  signal: AbortSignal,
  deadline: number,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const wait = policy && waitBefore(error, tries, policy);
      if (wait === undefined || signal.aborted || Date.now() + wait >= deadline) throw error;
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
