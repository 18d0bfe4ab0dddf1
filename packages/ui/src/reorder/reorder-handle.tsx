import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ComponentProps } from "react";
import { gripMask } from "../theme/icon-mask";
import { styled } from "../theme/styled";

export interface ReorderHandleProps extends Omit<ComponentProps<"button">, "children" | "color"> {
  /** The name of the moved item. */
  label: string;
}

/** The handle of an item: for fingers and the keyboard. */
export function ReorderHandle({ label, ...rest }: ReorderHandleProps) {
  const t = useText(coreText);
  return <Root type="button" aria-label={t("reorder.handle", { label })} data-handle="" {...rest} />;
}

const Root = styled("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    width: "5",
    height: "6",
    borderRadius: "sm",
    color: "fg.subtle",
    cursor: "grab",
    // a finger on it moves the item, not the page
    touchAction: "none",
    _before: { content: '""', width: "14px", height: "14px", background: "currentColor", mask: gripMask },
    "@media (pointer: coarse)": { width: "8", height: "8" },
    _hover: { color: "fg", background: "bg.emphasized" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    "&[aria-pressed=true]": { color: "brand.fg", background: "brand.subtle", cursor: "grabbing" },
    _disabled: { cursor: "default", opacity: 0.4 },
  },
});
