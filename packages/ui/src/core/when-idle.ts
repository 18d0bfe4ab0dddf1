/** Does `work` once the page has been quiet after `delay` milliseconds; returns how to call that off. */
export function whenIdle(work: () => void, delay = 0) {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    if (!("requestIdleCallback" in window)) return work();
    const id = window.requestIdleCallback(work, { timeout: 2000 });
    cancel = () => window.cancelIdleCallback(id);
  }, delay);
  return () => cancel();
}
