import type { Windows } from "@shopkeeper/hooks/layout";

/**
 * The windows of this browser. The one that people see takes a lock of the browser and works for all; hidden, it gives the lock
 * back. Where locks are missing (no secure origin) each window that is seen works for itself.
 */
export const windows: Windows = {
  lead(name, work) {
    let turn: AbortController | undefined;
    const update = () => {
      if (document.visibilityState === "hidden") {
        turn?.abort();
        turn = undefined;
      } else if (!turn) {
        turn = new AbortController();
        void inTurn(name, work, turn.signal);
      }
    };
    update();
    document.addEventListener("visibilitychange", update);
    return () => {
      document.removeEventListener("visibilitychange", update);
      turn?.abort();
    };
  },

  join(name, onNews) {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Parameters<typeof onNews>[0]>) => onNews(data);
    return { publish: (news) => channel.postMessage(news), leave: () => channel.close() };
  },
};

async function inTurn(name: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) {
  if (!("locks" in navigator)) return work(signal);
  try {
    await navigator.locks.request(name, { signal }, () => work(signal));
  } catch (error) {
    // given up while it waited for its turn
    if (!signal.aborted) throw error;
  }
}
