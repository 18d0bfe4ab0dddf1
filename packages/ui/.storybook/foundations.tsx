import { useText } from "@shopkeeper/hooks/texts";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "../src/core/to-clipboard";
import { styled } from "../src/theme/styled";
import { storybookText } from "./storybook-text";

/** A group of tokens under a heading. */
export function TokenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <h3>
        <code>{title}</code>
      </h3>
      {children}
    </Group>
  );
}

/** Tokens in a column: the name to copy, the value, and a sample. */
export const TokenRows = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(7rem, max-content) minmax(5rem, max-content) minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "6",
    rowGap: "1",
    "& > [data-value]": { color: "fg.muted", fontSize: "sm", fontVariantNumeric: "tabular-nums" },
  },
});

/** The name of a token, copied by a press. */
export function TokenName({ children }: { children: string }) {
  const t = useText(storybookText);
  return (
    <Name type="button" aria-label={t("copy", { name: children })} onClick={() => void copyText(children)}>
      <code>{children}</code>
      <Copy size={12} aria-hidden />
    </Name>
  );
}

/** The pixels of a length in rem; other lengths as they are. */
export const shownLength = (length: string) => (length.endsWith("rem") ? `${Number.parseFloat(length) * 16}px` : length);

const Group = styled("section", {
  base: {
    display: "grid",
    gap: "3",
    paddingBlock: "5",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { borderBottomWidth: 0 },
    "& > h3": { fontSize: "lg", fontWeight: "semibold" },
    "& code": { fontFamily: "mono", fontSize: "0.92em" },
  },
});

const Name = styled("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    justifySelf: "start",
    maxWidth: "full",
    paddingBlock: "1",
    borderRadius: "sm",
    color: "fg",
    cursor: "copy",
    fontSize: "sm",
    textAlign: "start",
    overflowWrap: "anywhere",
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    "& > code": { fontFamily: "mono" },
    "& > svg": { flexShrink: 0, color: "fg.subtle", opacity: 0 },
    "&:is(:hover, :focus-visible) > svg": { opacity: 1 },
  },
});
