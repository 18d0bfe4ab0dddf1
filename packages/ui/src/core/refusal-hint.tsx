import { useLayoutEffect, useRef } from "react";
import { styled } from "../theme/styled";

export interface RefusalHintProps {
  /** The reason why the last key was refused; nothing is shown without it. */
  children: string | undefined;
}

/** Shows below its container why a key was refused, above everything else, so that nothing moves. */
export function RefusalHint({ children }: RefusalHintProps) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = hint.current?.parentElement?.getBoundingClientRect();
    if (!hint.current || !box) return;
    hint.current.showPopover();
    const isLow = box.bottom + hint.current.offsetHeight + 8 > innerHeight;
    hint.current.style.top = `${isLow ? box.top - hint.current.offsetHeight - 4 : box.bottom + 4}px`;
    hint.current.style.left = `${Math.max(8, Math.min(box.left, innerWidth - hint.current.offsetWidth - 8))}px`;
  }, [children]);
  return children === undefined ? null : (
    <Root ref={hint} popover="manual" role="alert">
      {children}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    paddingBlock: "1",
    paddingInline: "2",
    borderWidth: "1px",
    borderColor: "red.border",
    borderRadius: "md",
    background: "red.subtle",
    color: "fg.error",
    fontSize: "xs",
    lineHeight: "1.5",
    textAlign: "start",
    whiteSpace: "nowrap",
    boxShadow: "md",
    pointerEvents: "none",
  },
});
