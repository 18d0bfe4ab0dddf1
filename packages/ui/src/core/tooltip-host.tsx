import { useEffect, useRef } from "react";
import { styled } from "../theme/styled";

const pause = 350;

/**
 * The page's one tooltip. Any element with `data-tip="…"` has one, and any with `data-clip` whose text is cut.
 *
 * It says nothing that is not in the element's name already, so it is hidden from who listens.
 */
export function TooltipHost() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = box.current;
    if (!tip) return;
    let shownOn: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      shownOn = undefined;
      if (tip.matches(":popover-open")) tip.hidePopover();
    };
    const show = (on: Element, text: string) => {
      if (!on.isConnected) return;
      tip.textContent = text;
      tip.showPopover();
      place(tip, on.getBoundingClientRect());
    };
    // another area that scrolls leaves it where it is
    const follow = (event: Event) => {
      if (event.target instanceof Node && shownOn && event.target.contains(shownOn)) hide();
    };
    const enter = (event: Event) => {
      const on = event.target instanceof Element ? event.target.closest("[data-tip], [data-clip]") : null;
      if (on === shownOn) return;
      hide();
      const text = on ? textOn(on) : undefined;
      if (!on || !text || (event.type === "focusin" && !on.matches(":focus-visible"))) return;
      shownOn = on;
      timer = setTimeout(() => show(on, text), pause);
    };
    const gone: readonly (keyof DocumentEventMap)[] = ["focusout", "pointerdown", "keydown", "pointerleave"];
    document.addEventListener("pointerover", enter, { passive: true });
    document.addEventListener("focusin", enter);
    document.addEventListener("scroll", follow, { capture: true, passive: true });
    for (const event of gone) document.addEventListener(event, hide, { passive: true });
    return () => {
      hide();
      document.removeEventListener("pointerover", enter);
      document.removeEventListener("focusin", enter);
      document.removeEventListener("scroll", follow, { capture: true });
      for (const event of gone) document.removeEventListener(event, hide);
    };
  }, []);
  return <Box ref={box} popover="manual" aria-hidden />;
}

function textOn(on: Element): string | undefined {
  const said = on.getAttribute("data-tip");
  if (said) return said;
  return on.scrollWidth > on.clientWidth ? (on.textContent ?? undefined) : undefined;
}

function place(tip: HTMLElement, at: DOMRect) {
  const isAbove = at.bottom + tip.offsetHeight + 8 > innerHeight;
  const left = at.left + at.width / 2 - tip.offsetWidth / 2;
  tip.style.left = `${Math.max(6, Math.min(left, innerWidth - tip.offsetWidth - 6))}px`;
  tip.style.top = `${isAbove ? at.top - tip.offsetHeight - 6 : at.bottom + 6}px`;
}

const Box = styled("div", {
  base: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    border: 0,
    maxWidth: "22rem",
    paddingBlock: "1",
    paddingInline: "2",
    borderRadius: "md",
    background: "bg.inverted",
    color: "fg.inverted",
    fontSize: "xs",
    lineHeight: "1.5",
    boxShadow: "md",
    pointerEvents: "none",
    overflowWrap: "anywhere",
  },
});
