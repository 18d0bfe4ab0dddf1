import { useIsLasting } from "../core/use-is-lasting";
import { styled } from "../theme/styled";

/** A thin line at the top of the window while a page is loading; quick pages show none. */
export function ProgressLine({ isRunning }: { isRunning: boolean }) {
  return useIsLasting(isRunning) ? <Line aria-hidden /> : null;
}

const Line = styled("div", {
  base: {
    position: "fixed",
    insetInline: 0,
    top: 0,
    height: "2px",
    zIndex: "toast",
    background: "brand.solid",
    transformOrigin: "left",
    animation: "progress-line 8s cubic-bezier(.1,.7,.2,1) infinite both",
    pointerEvents: "none",
  },
});
