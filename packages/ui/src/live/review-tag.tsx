import { textOf } from "@shopkeeper/hooks/texts";
import { liveText } from "@shopkeeper/hooks/live";
import { StatusTag, type Tone } from "../core/status-tag";

export interface ReviewTagProps {
  tone: Tone;
  label: string;
  /** The reason of the refusal. */
  reason: string | null;
}

/** The state of a review; the reason of a refusal is a tooltip, and read by screen readers. */
export function ReviewTag({ tone, label, reason }: ReviewTagProps) {
  if (tone !== "danger" || !reason) return <StatusTag tone={tone}>{label}</StatusTag>;
  const said = textOf(liveText, "goods.reason", { reason });
  return (
    <span data-tip={said} tabIndex={0} role="note" aria-label={`${label}，${said}`}>
      <StatusTag tone={tone}>{label}</StatusTag>
    </span>
  );
}
