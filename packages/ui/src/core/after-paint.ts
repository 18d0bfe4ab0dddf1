/** Milliseconds in which a page that has been drawn is completed: pictures, widths, the next frame. */
const settling = 200;

/** Does `work` soon after what has just changed is seen; returns how to call that off. For what will be needed, but should not hold up what is being drawn. */
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
