import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { Search } from "lucide-react";
import { styled } from "../theme/styled";
import { commandKey } from "./command-key";

export interface SearchButtonProps {
  /** An icon alone until the window is very wide, where the bar has much else to show. */
  isCompact?: boolean;
  onSearch(): void;
}

/** Opens the menu search; on wide windows with its label and its shortcut. */
export function SearchButton({ isCompact = false, onSearch }: SearchButtonProps) {
  const t = useText(layoutText);
  const keys = commandKey("K");
  return (
    <Root
      type="button"
      aria-label={t("navbar.search")}
      aria-keyshortcuts="Control+K Meta+K"
      data-tip={`${t("navbar.search")} ${keys}`}
      data-compact={isCompact || undefined}
      onClick={onSearch}
    >
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span>{t("navbar.search")}</span>
      {/* drawn, since the keys are no part of the name */}
      <kbd data-keys={keys} aria-hidden />
    </Root>
  );
}

const wordy = {
  width: "auto",
  height: "32px",
  marginInlineEnd: "1",
  paddingInlineStart: "2.5",
  paddingInlineEnd: "1.5",
  borderWidth: "1px",
  borderColor: "border",
  background: "bg.subtle",
  color: "fg.subtle",
  _hover: { background: "bg.muted", borderColor: "border.emphasized", color: "fg.muted" },
  "& > span, & > kbd": { display: "block" },
} as const;

const Root = styled("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    boxSize: "34px",
    borderRadius: "md",
    color: "fg.muted",
    fontSize: "sm",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transition: "background-color .12s, color .12s, border-color .12s",
    _hover: { background: "bg.muted", color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
    "& > span, & > kbd": { display: "none" },
    "& > kbd": {
      marginInlineStart: "4",
      paddingInline: "1.5",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      borderRadius: "sm",
      background: "bg.panel",
      fontFamily: "body",
      _before: { content: "attr(data-keys)" },
      fontSize: "2xs",
      lineHeight: "1.6",
      color: "fg.subtle",
    },
    "@media (min-width: 1280px)": { "&:not([data-compact])": wordy },
    "@media (min-width: 1680px)": { "&[data-compact]": wordy },
  },
});
