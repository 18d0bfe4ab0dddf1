import { ApiError, idempotencyKey } from "@shopkeeper/sdk";
import { unstable_serialize } from "swr";

/** A stable text for equal arguments. */
export const intentName = (arg: unknown): string => unstable_serialize([arg]);

/** The Idempotency-Keys of one kind of write: the same argument keeps its key until there is a definite answer. */
export function intentKeys() {
  const keys = new Map<string, string>();
  return {
    of(arg: unknown): string {
      const name = intentName(arg);
      const key = keys.get(name) ?? idempotencyKey();
      keys.set(name, key);
      return key;
    },
    /** Forgets the key of `arg` unless `error` leaves open whether the write was done. */
    settle(arg: unknown, error?: unknown) {
      if (error === undefined || isRefusal(error)) keys.delete(intentName(arg));
    },
  };
}

/** Whether the server has refused the write: it will not execute it later either. */
export const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;
