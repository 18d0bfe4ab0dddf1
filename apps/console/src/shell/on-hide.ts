/** Calls `listener` before a question about leaving, and when the window is hidden, reloaded or closed; returns its cancel function. */
export function onHide(listener: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener("beforeunload", listener, { signal });
  addEventListener("pagehide", listener, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && listener(), { signal });
  return () => stopped.abort();
}
