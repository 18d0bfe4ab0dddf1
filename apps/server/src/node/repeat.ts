/** Runs `work` every `ms` milliseconds, skipping turns while a run is active. Answers the function that stops it. */
export function repeat(ms: number, work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch(onError)
      .finally(() => (isBusy = false));
  }, ms).unref();
  return () => clearInterval(timer);
}
