/** Does `work` once the page has been quiet after `delay` milliseconds; returns how to call that off. */
export function whenIdle(work: () => void, delay = 0) {
  const timer = setTimeout(() => ("requestIdleCallback" in window ? window.requestIdleCallback(work, { timeout: 2000 }) : work()), delay);
  return () => clearTimeout(timer);
}
