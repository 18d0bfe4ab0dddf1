import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "./to-clipboard";

export interface CopyTextProps {
  /** The text to copy. */
  text: string | undefined;
  /** The content to show; by default the text itself. */
  children?: ReactNode;
}

/** A text with a button that copies it. */
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
