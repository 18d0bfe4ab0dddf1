/** Whether the console's server responds; a browser with a network may still not reach it. */
export const isReachable = async (signal?: AbortSignal): Promise<boolean> =>
  navigator.onLine &&
  fetch("/", { method: "HEAD", cache: "no-store", ...(signal && { signal }) }).then(
    () => true,
    () => false,
  );
