/** Does `work` every `ms` milliseconds, and never twice at once: while one run goes on, the next is left out. Answers what ends it. */
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
