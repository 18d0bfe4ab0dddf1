/** Does `work` once the page has been idle after `delay` milliseconds; returns a function that cancels it. */
export function whenIdle(work: () => void, delay = 0) {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    if (!("requestIdleCallback" in window)) return work();
    const id = window.requestIdleCallback(work, { timeout: 2000 });
    cancel = () => window.cancelIdleCallback(id);
  }, delay);
  return () => cancel();
}
