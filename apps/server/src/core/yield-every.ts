/** Lets other requests run. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Lets other requests run when long work has blocked the server for `most` milliseconds. */
export function yieldEvery(most = 50) {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < most) return;
    await pause();
    since = performance.now();
  };
}
