import { useEffect, useState } from "react";
import { lazyComponent } from "./lazy-component";
import type { Tip } from "./tooltip-panel";
import { whenIdle } from "./when-idle";

const TooltipPanel = lazyComponent(
  () => import("./tooltip-panel").then((file) => file.TooltipPanel),
  ({ fallback }) => fallback,
);

/** Milliseconds of hovering before it is shown. */
const pause = 350;
const gone: readonly (keyof DocumentEventMap)[] = ["pointerdown", "keydown", "pointerleave"];

/**
 * The page's only tooltip. Any element with `data-tip="…"` has one, and any with `data-clip` whose text is cut.
 *
 * Cells have no component of their own for it: the page listens to the pointer and the focus. It is drawn by Chakra's tooltip:
 * https://chakra-ui.com/docs/components/tooltip.
 */
export function TooltipHost() {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => whenIdle(TooltipPanel.preload, 2000), []);
  useEffect(() => {
    let on: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      on = undefined;
      setTip(undefined);
    };
    const enter = ({ target, type }: Event) => {
      const next = target instanceof Element ? target.closest<HTMLElement>("[data-tip], [data-clip]") : null;
      // a focus that moves elsewhere, as after a navigation, keeps the tooltip of the hovered element
      if (next === on || (type === "focusin" && !next?.matches(":focus-visible"))) return;
      hide();
      const text = next ? textOn(next) : undefined;
      if (!next || !text) return;
      on = next;
      timer = setTimeout(() => next.isConnected && setTip({ anchor: next, text, onClose: hide }), pause);
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && on?.contains(target)) hide();
    };
    document.addEventListener("pointerover", enter, { passive: true });
    document.addEventListener("focusin", enter);
    document.addEventListener("focusout", leave);
    for (const event of gone) document.addEventListener(event, hide, { passive: true });
    return () => {
      hide();
      document.removeEventListener("pointerover", enter);
      document.removeEventListener("focusin", enter);
      document.removeEventListener("focusout", leave);
      for (const event of gone) document.removeEventListener(event, hide);
    };
  }, []);
  return tip && <TooltipPanel key={tip.text} {...tip} />;
}

function textOn(on: Element): string | undefined {
  const said = on.getAttribute("data-tip");
  if (said) return said;
  const isCut = [on, ...on.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0);
  return isCut ? (on.textContent ?? undefined) : undefined;
}
