import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { CircleAlert } from "lucide-react";
import { NoticeRoot } from "./notice-root";

export interface FailureNoticeProps {
  /** The thrown error; its sentence is shown. */
  error: unknown;
  /** Tries again; without it there is no button. */
  retry?: () => void;
}

/** A line with the error, above content that is still shown. */
export function FailureNotice({ error, retry }: FailureNoticeProps) {
  const t = useText(coreText);
  return (
    <NoticeRoot role="alert" data-tone="danger">
      <CircleAlert size={16} aria-hidden />
      <span>{failureText(error)}</span>
      {retry && (
        <button type="button" className="sk-link" onClick={retry}>
          {t("actions.retry")}
        </button>
      )}
    </NoticeRoot>
  );
}
