/** A grey bar in place of text that is loading. */
export const Skeleton = ({ width = "100%", height }: { width?: number | string; height?: number | string }) => (
  <span className="sk-skeleton" style={{ width, height }} aria-hidden />
);
