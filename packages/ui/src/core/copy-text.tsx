import { coreText, useText } from "@shopkeeper/hooks/core";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { notify } from "./toast";

export interface CopyTextProps {
  /** What is copied. */
  text: string | undefined;
  /** What is shown; the text itself when not said. */
  children?: ReactNode;
}

/** A text with a press that copies it; says 复制成功, or that there is nothing to copy. */
export function CopyText({ text, children }: CopyTextProps) {
  const t = useText(coreText);
  const copy = async () => {
    if (!text) return notify({ kind: "info", text: t("done.nothingToCopy") });
    await writeToClipboard(text);
    notify({ kind: "success", text: t("done.copied") });
  };
  return (
    <span className="sk-choice">
      {children ?? text ?? t("states.none")}
      <button
        type="button"
        className="sk-link"
        aria-label={`${t("actions.copy")} ${text ?? ""}`}
        data-tip={t("actions.copy")}
        onClick={() => void copy()}
      >
        <Copy size={13} aria-hidden />
      </button>
    </span>
  );
}

/** Browsers keep their clipboard from pages on plain http, where the old command still works. */
async function writeToClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "sk-hidden";
    (document.activeElement?.closest("dialog") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}
