import { controlText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import { styled } from "../theme/styled";

export interface RemovableTagProps {
  children: string;
  /** The name of the x; 移除 绿茶 by default. Without `onRemove` there is no x. */
  removeLabel?: string;
  onRemove?: () => void;
}

/** A short item in a list (`<ul>`), with an x that removes it. */
export function RemovableTag({ children, removeLabel, onRemove }: RemovableTagProps) {
  const t = useText(controlText);
  return (
    <Root>
      <span data-clip="">{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel ?? t("remove", { name: children })} onClick={onRemove}>
          <X size={12} aria-hidden />
        </button>
      )}
    </Root>
  );
}

const Root = styled("li", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5",
    maxWidth: "full",
    minHeight: "22px",
    paddingInline: "2",
    borderRadius: "sm",
    borderWidth: "1px",
    fontSize: "xs",
    lineHeight: "1.4",
    background: "bg.muted",
    borderColor: "border",
    color: "fg",
    "&:has(button)": { paddingInlineEnd: "0.5" },
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > button": {
      flexShrink: 0,
      display: "grid",
      placeItems: "center",
      boxSize: "18px",
      borderRadius: "sm",
      cursor: "pointer",
      _hover: { background: "bg.emphasized" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
    // fingers need more room
    "@media (max-width: 640px)": { minHeight: "28px", fontSize: "body", "& > button": { boxSize: "24px" } },
  },
});
