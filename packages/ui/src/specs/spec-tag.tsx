import type { SpecPhrase } from "@shopkeeper/hooks/specs";
import type { ReactNode } from "react";
import { crossMask } from "../core/icon-mask";
import { styled } from "../theme/styled";
import { RenamableText } from "./renamable-text";

export interface SpecTagProps {
  handle: ReactNode;
  value: string;
  /** Calls it otherwise, and tells why it does not; absent where it keeps its name. */
  rename?: ((input: string) => SpecPhrase | undefined) | undefined;
  renameLabel: string;
  dropLabel: string;
  onDrop: () => void;
}

/** A value of a spec: what it is moved by, its text, and an x. */
export function SpecTag({ handle, value, rename, renameLabel, dropLabel, onDrop }: SpecTagProps) {
  return (
    <Root>
      {handle}
      <span>
        <RenamableText text={value} label={renameLabel} rename={rename} />
      </span>
      <button type="button" data-drop="" aria-label={dropLabel} onClick={onDrop} />
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "control",
    maxWidth: "full",
    paddingInline: "0.5",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    background: "bg.panel",
    fontSize: "body",
    "& > span": { minWidth: 0, paddingInline: "1", overflowWrap: "anywhere" },
    "& > span:first-child": { paddingInlineStart: "2" },
    "& > [data-drop]": {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      boxSize: "6",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _before: { content: '""', boxSize: "13px", background: "currentColor", mask: crossMask },
      "@media (pointer: coarse)": { boxSize: "8" },
      "&:not(:disabled):hover": { color: "fg.error", background: "bg.error" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
