import { useEffect, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { styled } from "../theme/styled";
import { FieldContext } from "./field-context";

export interface PopoverProps {
  /** What it hangs on; the focus returns there. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  role?: "menu" | "dialog" | "listbox";
  /** The edge that it shares with its anchor. */
  align?: "start" | "end";
  /** A point of the window where it comes out instead. */
  at?: { readonly x: number; readonly y: number };
  children: ReactNode;
}

/** A floating box beside its anchor. Escape, a press elsewhere, and the focus leaving close it. */
export function Popover({ anchor, onClose, label, role = "dialog", align = "start", at, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const floating = box.current;
    if (!floating) return;
    floating.showPopover();
    const again = () => (at ? placeAt(floating, at) : place(floating, anchor, align));
    again();
    const sized = new ResizeObserver(again);
    sized.observe(floating);
    addEventListener("scroll", again, { capture: true, passive: true });
    addEventListener("resize", again);
    return () => {
      sized.disconnect();
      removeEventListener("scroll", again, { capture: true });
      removeEventListener("resize", again);
      floating.hidePopover();
    };
  }, [anchor, align, at]);

  useEffect(() => {
    const floating = box.current;
    (
      floating?.querySelector<HTMLElement>("[data-autofocus]") ??
      floating?.querySelector<HTMLElement>("input, button:not(:disabled), [tabindex]")
    )?.focus({ preventScroll: true });
    anchor.setAttribute("aria-expanded", "true");
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (floating?.contains(target) === true || anchor.contains(target));
    const onPress = (event: Event) => {
      if (!isInside(event.target)) close.current();
    };
    const onFocus = (event: FocusEvent) => {
      if (!isInside(event.target)) close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // a dialog below stays open
      event.stopPropagation();
      anchor.focus();
      close.current();
    };
    document.addEventListener("pointerdown", onPress, true);
    document.addEventListener("focusin", onFocus, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      anchor.setAttribute("aria-expanded", "false");
      document.removeEventListener("pointerdown", onPress, true);
      document.removeEventListener("focusin", onFocus, true);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [anchor]);

  return createPortal(
    <Root ref={box} popover="manual" role={role} aria-label={label}>
      {/* a field's own control may open it; what stands in it is not that field's */}
      <FieldContext value={undefined}>{children}</FieldContext>
    </Root>,
    anchor.closest("dialog") ?? document.body,
  );
}

const gap = 4;

function place(floating: HTMLElement, anchor: HTMLElement, align: "start" | "end") {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const isAbove = at.bottom + gap + height > innerHeight - 8 && at.top - gap - height > 8;
  const left = align === "end" ? at.right - width : at.left;
  floating.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  floating.style.top = `${isAbove ? at.top - gap - height : at.bottom + gap}px`;
  floating.style.minWidth = `${Math.min(at.width, 360)}px`;
}

function placeAt(floating: HTMLElement, { x, y }: { readonly x: number; readonly y: number }) {
  floating.style.left = `${Math.max(8, Math.min(x, innerWidth - floating.offsetWidth - 8))}px`;
  floating.style.top = `${Math.max(8, Math.min(y, innerHeight - floating.offsetHeight - 8))}px`;
}

const Root = styled("div", {
  base: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    padding: 0,
    maxWidth: "calc(100vw - 16px)",
    overflow: "hidden",
    color: "fg",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "lg",
    boxShadow: "lg",
    fontSize: "body",
    textAlign: "start",
    whiteSpace: "normal",
  },
});
