import { ChevronDown } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { styled } from "../theme/styled";
import { useToolbar } from "./toolbar-context";

export interface ToolButtonProps {
  /** The unique name of the tool. */
  tool: string;
  label: string;
  icon?: ReactNode;
  /** The current value, as text in place of an icon. */
  text?: string;
  shortcut?: string;
  isOn?: boolean;
  isOff?: boolean;
  /** Opens a menu or a dialog. */
  opens?: "menu" | "dialog";
  /** Shows a chevron: it opens a choice. */
  isChoice?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A tool, reachable by the arrow keys. A disabled tool stays reachable, so that the keys keep their place. */
export function ToolButton({ tool, label, icon, text, shortcut, isOn, isOff = false, opens, isChoice = false, onPress }: ToolButtonProps) {
  const { current } = useToolbar();
  return (
    <Root
      type="button"
      data-tool={tool}
      data-wide={text === undefined ? undefined : ""}
      tabIndex={current === tool ? 0 : -1}
      aria-label={text === undefined || text === label ? label : `${label} ${text}`}
      data-tip={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut?.replace("Ctrl", "Control")}
      aria-pressed={opens ? undefined : isOn}
      data-on={isOn || undefined}
      aria-disabled={isOff || undefined}
      aria-haspopup={opens}
      aria-expanded={opens ? false : undefined}
      // the text keeps the cursor while tools are pressed
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isOff) onPress(event);
      }}
    >
      {icon}
      {text !== undefined && <span data-text="">{text}</span>}
      {isChoice && <ChevronDown size={11} aria-hidden />}
    </Root>
  );
}

const Root = styled("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1",
    flexShrink: 0,
    height: "28px",
    minWidth: "28px",
    paddingInline: "1.5",
    borderRadius: "md",
    color: "fg.muted",
    fontSize: "body",
    cursor: "pointer",
    "& > [data-text]": { maxWidth: "8em", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "&:hover:not([aria-disabled])": { background: "bg.emphasized", color: "fg" },
    "&[data-on]": { background: "brand.muted", color: "brand.fg" },
    "&[aria-expanded=true]": { background: "bg.emphasized", color: "fg" },
    "&[aria-disabled]": { opacity: 0.4, cursor: "not-allowed" },
    "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
    // fingers need more room
    "@media (max-width: 640px)": { height: "38px", minWidth: "38px" },
  },
});
