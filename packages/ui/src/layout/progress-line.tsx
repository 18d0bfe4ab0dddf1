import { useEffect, useState } from "react";
import { styled } from "../theme/styled";

/** Milliseconds after which a page is called slow. */
const patience = 120;

/** A thin line at the top of the window while a page is on its way; it waits a moment, so that quick pages show none. */
export function ProgressLine({ isRunning }: { isRunning: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);
  return isLong ? <Line aria-hidden /> : null;
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
