import { coreText, failureText, useText } from "@shopkeeper/hooks/core";
import { CircleAlert } from "lucide-react";
import { styled } from "../theme/styled";

export interface FailureNoticeProps {
  /** What was thrown; its sentence is shown. */
  error: unknown;
  /** Tries again; without it there is no button. */
  retry?: () => void;
}

/** A line that says what failed, above what is still there. */
export function FailureNotice({ error, retry }: FailureNoticeProps) {
  const t = useText(coreText);
  return (
    <Root role="alert">
      <CircleAlert size={15} aria-hidden />
      <span>{failureText(error)}</span>
      {retry && (
        <button type="button" className="sk-link" onClick={retry}>
          {t("actions.retry")}
        </button>
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    paddingBlock: "2",
    paddingInline: "3",
    fontSize: "body",
    color: "fg.error",
    background: "red.subtle",
    borderRadius: "md",
    "& > svg": { flexShrink: 0 },
    "& > span": { minWidth: 0, overflowWrap: "anywhere" },
  },
});
