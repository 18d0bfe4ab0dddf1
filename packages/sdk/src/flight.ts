import { AbortError, TimeoutError } from "./errors";

/** One request under way, which several callers may wait for. */
export interface Flight<Result> {
  /** Waits for the result; `signal` ends this caller's waiting, and the request itself once nobody waits any more. */
  join(signal?: AbortSignal): Promise<Result>;
}

interface Launch<Result> {
  operationId: string;
  timeoutMs: number;
  /** Does the work, with a hand on its time limit. */
  run(signal: AbortSignal, clock: { readonly touch: () => void; readonly stop: () => void }): Promise<Result>;
  /** Called once, when the request has ended in whatever way. */
  onEnd?(): void;
  onFailure?(error: unknown): void;
}

/** Starts a request that ends by itself after `timeoutMs`, even when the transport ignores signals. Its clock can be stopped, and started anew by `touch`. */
export function launch<Result>({ operationId, timeoutMs, run, onEnd, onFailure }: Launch<Result>): Flight<Result> {
  const controller = new AbortController();
  let waiting = 0;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    if (hasEnded) return false;
    hasEnded = true;
    clearTimeout(timer);
    onEnd?.();
    return true;
  };
  const outcome = new Promise<Result>((resolve, reject) => {
    const fail = (error: unknown) => {
      if (!end()) return;
      onFailure?.(error);
      reject(error);
    };
    const expire = () => {
      fail(new TimeoutError(operationId, timeoutMs));
      controller.abort();
    };
    const touch = () => {
      clearTimeout(timer);
      if (!hasEnded) timer = setTimeout(expire, timeoutMs);
    };
    timer = setTimeout(expire, timeoutMs);
    const stop = () => clearTimeout(timer);
    run(controller.signal, { touch, stop }).then((result) => {
      if (end()) resolve(result);
    }, fail);
  });
  return {
    join(signal) {
      waiting++;
      if (!signal) return outcome;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(new AbortError(operationId, { cause: signal.reason }));
          if (--waiting === 0 && end()) controller.abort();
        };
        const stay = () => signal.removeEventListener("abort", leave);
        signal.addEventListener("abort", leave, { once: true });
        outcome.then(
          (result) => {
            stay();
            resolve(result);
          },
          (error: unknown) => {
            stay();
            reject(error);
          },
        );
      });
    },
  };
}
