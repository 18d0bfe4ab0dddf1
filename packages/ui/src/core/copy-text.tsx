import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "./to-clipboard";

export interface CopyTextProps {
  /** What is copied. */
  text: string | undefined;
  /** What is shown; the text itself when not said. */
  children?: ReactNode;
}

/** A text with a press that copies it. */
export function CopyText({ text, children }: CopyTextProps) {
  const t = useText(coreText);
  return (
    <span className="sk-choice">
      {children ?? text ?? t("states.none")}
      <button
        type="button"
        className="sk-link"
        aria-label={`${t("actions.copy")} ${text ?? ""}`.trim()}
        data-tip={t("actions.copy")}
        onClick={() => void copyText(text)}
      >
        <Copy size={13} aria-hidden />
      </button>
    </span>
  );
}
