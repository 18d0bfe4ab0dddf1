import type { MerchantClient } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { unstable_serialize } from "swr";
import { clickPause } from "./pauses";
import { intentKeys, isRefusal } from "../shop/intent-keys";
import { keyedClient } from "../shop/keyed-client";
import type { Success } from "../shop/notice";
import { useShop } from "../shop/shop-provider";
import { useRefresh } from "./use-read";

/** How a run ended: done, refused by the server, failed without a definite answer, or ignored as a second press. */
export type Outcome<Result> =
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "refused" | "failed"; readonly error: unknown }
  | { readonly status: "ignored" };

/** A write: how to run it, whether it is running, and its error. */
export interface Action<Arg, Result> {
  /** Never rejects. `isQuiet` for a failure that the caller shows. */
  run: (arg: Arg, how?: Pick<ActionOptions<Arg, Result>, "isQuiet">) => Promise<Outcome<Result>>;
  isRunning: boolean;
  /** The argument of the current run, the latest if there are several. */
  running: Arg | undefined;
  /** The error of the last run that was refused or failed; undefined once another run has ended. */
  error: unknown;
  reset: () => void;
}

export interface ActionOptions<Arg, Result> {
  /** The success notice; undefined for none. Called before `run` resolves. */
  done?: (result: Result, arg: Arg) => Success | undefined;
  /** Failures are shown by the caller, not as a notice. */
  isQuiet?: boolean;
  /** Milliseconds after a success in which the same argument is ignored; `clickPause` by default. */
  pause?: number;
}

/**
 * A call that writes, and the domains that it invalidates.
 *
 * Invalidated lists are fetched again before `run` resolves, inside the action, so that no caller can omit it; what is not on
 * screen is fetched when it is shown again. The same argument is ignored while it runs and shortly after it is done.
 *
 * Every write of `call` must use the client that it is given: it sends the same Idempotency-Key for the same argument until
 * there is a definite answer, so that pressing again after a lost answer repeats the same write instead of making a second.
 */
export function useAction<Arg, Result extends NonNullable<unknown> | null>(
  call: (arg: Arg, client: MerchantClient) => Promise<Result>,
  invalidates: readonly string[],
  options: ActionOptions<Arg, Result> = {},
): Action<Arg, Result> {
  const refresh = useRefresh();
  const { client, notices, now } = useShop();
  const [state, setState] = useState<{ running: readonly Arg[]; error?: unknown }>({ running: [] });
  const presses = useRef({ running: new Set<string>(), done: "", at: 0 });
  const [keys] = useState(intentKeys);
  const end = (arg: Arg, error?: unknown) => setState(({ running }) => ({ running: running.filter((other) => other !== arg), error }));

  async function run(arg: Arg, { isQuiet = options.isQuiet }: Pick<ActionOptions<Arg, Result>, "isQuiet"> = {}): Promise<Outcome<Result>> {
    const press = unstable_serialize([arg]);
    const { running, done, at } = presses.current;
    const isRepeated = press === done && Math.abs(now().getTime() - at) < (options.pause ?? clickPause);
    if (running.has(press) || isRepeated) return { status: "ignored" };
    running.add(press);
    setState((before) => ({ running: [...before.running, arg] }));
    try {
      const result = await call(arg, keyedClient(client, keys.of(arg)));
      keys.settle(arg);
      Object.assign(presses.current, { done: press, at: now().getTime() });
      await refresh(invalidates);
      end(arg);
      const notice = options.done?.(result, arg);
      if (notice !== undefined) notices.success(notice);
      return { status: "done", result };
    } catch (error) {
      keys.settle(arg, error);
      end(arg, error);
      if (!isQuiet) notices.failure(error);
      return { status: isRefusal(error) ? "refused" : "failed", error };
    } finally {
      running.delete(press);
    }
  }

  return {
    run,
    isRunning: state.running.length > 0,
    running: state.running.at(-1),
    error: state.error,
    reset: () => setState(({ running }) => ({ running })),
  };
}
