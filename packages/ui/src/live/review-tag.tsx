import { textOf } from "@shopkeeper/hooks/texts";
import { liveText } from "@shopkeeper/hooks/live";
import { StatusTag, type Tone } from "../core/status-tag";

export interface ReviewTagProps {
  tone: Tone;
  label: string;
  /** Why it was refused. */
  reason: string | null;
}

/** The state of a review; why it was refused is a tooltip, and read out. */
export function ReviewTag({ tone, label, reason }: ReviewTagProps) {
  if (tone !== "danger" || !reason) return <StatusTag tone={tone}>{label}</StatusTag>;
  const said = textOf(liveText, "goods.reason", { reason });
  return (
    <span data-tip={said} tabIndex={0} role="note" aria-label={`${label}，${said}`}>
      <StatusTag tone={tone}>{label}</StatusTag>
    </span>
  );
}
