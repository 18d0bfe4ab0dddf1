import { useRef, useState } from "react";
import { unstable_serialize } from "swr";
import { useShop } from "./shop-provider";
import { useRefresh } from "./use-read";

/** A write: `run` it, see whether it runs, and why it failed. */
export interface Action<Arg, Result> {
  /** Resolves to what the server answered, or undefined when it refused; never rejects. */
  run: (arg: Arg) => Promise<Result | undefined>;
  isRunning: boolean;
  /** The argument of the run under way, the latest where several are. */
  running: Arg | undefined;
  error: unknown;
  reset: () => void;
}

/** How an action speaks: what it says when done (nothing when absent), and whether its failure is told by someone else. */
export interface ActionOptions<Arg, Result> {
  done?: (result: Result, arg: Arg) => string | undefined;
  isQuiet?: boolean;
  /** Milliseconds in which the same press again is no other press; `clickPause` for buttons that leave the page as it is. */
  pause?: number;
}

/** The same press again within this many milliseconds is no other press (specification, section 9). */
export const pressPause = 500;

/** The same, for buttons that change nothing one could see at once. */
export const clickPause = 1000;

/**
 * A call that changes something on the server, and the domains it leaves stale.
 *
 * Stale lists are refetched before `run` resolves, inside the action itself, so that no caller can drop that. What is not
 * on screen is fetched again when it returns. While one runs, the same again is not run; another row's is.
 */
export function useAction<Arg, Result extends NonNullable<unknown> | null>(
  call: (arg: Arg) => Promise<Result>,
  stale: readonly string[],
  options: ActionOptions<Arg, Result> = {},
): Action<Arg, Result> {
  const refresh = useRefresh();
  const { notices, now } = useShop();
  const [state, setState] = useState<{ running: readonly Arg[]; error?: unknown }>({ running: [] });
  const pressed = useRef({ running: new Set<string>(), last: "", at: 0 });
  const end = (arg: Arg, error?: unknown) => setState(({ running }) => ({ running: running.filter((other) => other !== arg), error }));

  async function run(arg: Arg) {
    const press = unstable_serialize([arg]);
    const { running, last, at } = pressed.current;
    if (running.has(press) || (press === last && Math.abs(now().getTime() - at) < (options.pause ?? pressPause))) return undefined;
    pressed.current = { running: running.add(press), last: press, at: now().getTime() };
    setState((before) => ({ running: [...before.running, arg] }));
    try {
      const result = await call(arg);
      await refresh(stale);
      end(arg);
      const said = options.done?.(result, arg);
      if (said !== undefined) notices.success(said);
      return result;
    } catch (error) {
      end(arg, error);
      if (!options.isQuiet) notices.failure(error);
      return undefined;
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
