import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { styled } from "../theme/styled";

/** Scrolls to the top of a page; shown once the page is scrolled further than a screen. */
export function BackToTop({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const t = useText(layoutText);
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const area = scroller.current;
    if (!area) return;
    // no first reading, which would force a layout: a page begins at its top, and restoring its position fires an event
    const update = () => setFar(area.scrollTop > area.clientHeight);
    area.addEventListener("scroll", update, { passive: true });
    return () => area.removeEventListener("scroll", update);
  }, [scroller]);

  if (!isFar) return null;
  const rise = () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById("main")?.focus({ preventScroll: true });
    scroller.current?.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  };
  return (
    <Root type="button" aria-label={t("toTop")} data-tip={t("toTop")} onClick={rise}>
      <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}

const Root = styled("button", {
  base: {
    position: "fixed",
    insetInlineEnd: { base: "4", md: "6" },
    bottom: "80px",
    zIndex: "docked",
    display: "grid",
    placeItems: "center",
    boxSize: "40px",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    background: "bg.panel",
    color: "fg.muted",
    boxShadow: "md",
    cursor: "pointer",
    animation: "rise .16s ease-out",
    transition: "color .12s, border-color .12s",
    _hover: { color: "brand.fg", borderColor: "brand.border" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  },
});
