import { AbortError, type FailedCall, TimeoutError } from "./errors";

/** A pending request with any number of waiting callers. */
export interface SharedRequest<Result> {
  /** Waits for the result; `signal` ends this caller's wait, and the request once no caller waits. */
  join(signal?: AbortSignal): Promise<Result>;
}

interface SharedRequestOptions<Result> {
  /** The call that errors name; it gets more fields once the request is sent. */
  call: FailedCall;
  timeoutMs: number;
  /** Sends the request; may stop and restart its time limit. */
  run(signal: AbortSignal, clock: { readonly touch: () => void; readonly stop: () => void }): Promise<Result>;
  /** Called once when the request has ended, successfully or not. */
  onEnd?(): void;
  onFailure?(error: unknown): void;
}

/** Starts a request that ends after `timeoutMs` even if the transport ignores signals. `stop` pauses the limit, `touch` restarts it. */
export function startRequest<Result>({ call, timeoutMs, run, onEnd, onFailure }: SharedRequestOptions<Result>): SharedRequest<Result> {
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
  const result = new Promise<Result>((resolve, reject) => {
    const fail = (error: unknown) => {
      if (!end()) return;
      onFailure?.(error);
      reject(error);
    };
    const expire = () => {
      fail(new TimeoutError(call, timeoutMs));
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
      if (!signal) return result;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(new AbortError(call, { cause: signal.reason }));
          if (--waiting === 0 && end()) controller.abort();
        };
        const stay = () => signal.removeEventListener("abort", leave);
        signal.addEventListener("abort", leave, { once: true });
        result.then(
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
