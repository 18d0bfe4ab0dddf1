import { chakra } from "@chakra-ui/react/styled-system";

/** A thin line at the top of the window while a page is on its way; it waits a moment, so that quick pages show none. */
export function ProgressLine({ isRunning }: { isRunning: boolean }) {
  if (!isRunning) return null;
  return (
    <Line
      aria-hidden
      css={{
        "@keyframes progress-line": {
          from: { transform: "scaleX(0)" },
          "10%": { transform: "scaleX(.45)" },
          to: { transform: "scaleX(.95)" },
        },
      }}
    />
  );
}

const Line = chakra("div", {
  base: {
    position: "fixed",
    insetInline: 0,
    top: 0,
    height: "2px",
    zIndex: "toast",
    background: "brand.solid",
    transformOrigin: "left",
    animation: "progress-line 8s cubic-bezier(.1,.7,.2,1) .12s infinite both",
    pointerEvents: "none",
  },
});
