import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { useSyncExternalStore } from "react";
import { styled } from "../theme/styled";
import type { EditorSession } from "./open-session";

export interface EditorFooterProps {
  session: EditorSession;
  /** The maximum length of the text as it is stored. */
  maxLength: number;
}

/** The number of characters, and the used share of the maximum length. */
export function EditorFooter({ session, maxLength }: EditorFooterProps) {
  const t = useText(richTextText);
  const { words, length } = useSyncExternalStore(session.reporter.subscribe, session.reporter.measure);
  const isTooLong = length > maxLength;
  const used = t("footer.used", { length: groupedNumber(length), max: groupedNumber(maxLength) });
  return (
    <Root>
      <span>{t("footer.words", { count: groupedNumber(words) })}</span>
      <span role="status" data-long={isTooLong || undefined}>
        {isTooLong && t("footer.tooLong")}
      </span>
      <span data-tip={t("footer.usedHint")} data-long={isTooLong || undefined}>
        {used}
      </span>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    gap: "3",
    justifyContent: "space-between",
    alignItems: "center",
    paddingBlock: "1",
    paddingInline: "2.5",
    borderTopWidth: "1px",
    borderColor: "border",
    background: "bg.subtle",
    fontSize: "xs",
    color: "fg.subtle",
    fontVariantNumeric: "tabular-nums",
    "& > [data-long]": { color: "fg.error" },
    "& > :last-child": { whiteSpace: "nowrap" },
  },
});
