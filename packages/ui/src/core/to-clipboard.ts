import { coreText, textOf } from "@shopkeeper/hooks/texts";
import { notify } from "./toast";

/** Copies a text and notifies 复制成功, or that there is nothing to copy (specification, section 8). Returns whether it was copied. */
export async function copyText(text: string | undefined): Promise<boolean> {
  if (!text) {
    notify({ kind: "info", text: textOf(coreText, "done.nothingToCopy") });
    return false;
  }
  const isCopied = await writeToClipboard(text);
  notify({ kind: isCopied ? "success" : "error", text: textOf(coreText, isCopied ? "done.copied" : "done.copyFailed") });
  return isCopied;
}

/** Falls back to `execCommand`: browsers have no clipboard API for pages on plain http. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "sk-hidden";
    const focused = document.activeElement;
    (focused?.closest("dialog") ?? document.body).append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
  }
}
