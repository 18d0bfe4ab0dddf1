import type { LucideIcon } from "lucide-react";
import { styled } from "../theme/styled";

export interface ToolProps {
  /** The action: its name, and its tooltip. */
  label: string;
  icon: LucideIcon;
  onPress(): void;
}

/** An icon button of the navbar. */
export function Tool({ label, icon: Icon, onPress }: ToolProps) {
  return (
    <Root type="button" aria-label={label} data-tip={label} onClick={onPress}>
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}

const Root = styled("button", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "34px",
    flexShrink: 0,
    borderRadius: "md",
    color: "fg.muted",
    cursor: "pointer",
    transition: "background-color .12s, color .12s",
    _hover: { background: "bg.muted", color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
  },
});
