/** Milliseconds in which a painted page is completed: pictures, widths, the next frame. */
const settling = 200;

/** Does `work` soon after the next paint; returns how to cancel it. For code that will be needed, but should not delay what is rendered now. */
export function afterPaint(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, settling);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
