import type { Windows } from "@shopkeeper/hooks/layout";

/**
 * The windows of this browser. The visible one takes a lock of the browser and works for all; when hidden, it releases the lock.
 * Without locks (no secure origin) each visible window works for itself.
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
    // aborted while it waited for the lock
    if (!signal.aborted) throw error;
  }
}
