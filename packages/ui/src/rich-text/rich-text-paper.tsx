import { useFieldGroupAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import { RichTextView } from "./rich-text-view";

export interface RichTextPaperProps {
  /** The text as HTML; content that is not allowed is removed. */
  html: string | undefined;
  /** It is only disabled, not read-only. */
  isDisabled: boolean;
  /** The accessible name. */
  "aria-label"?: string | undefined;
}

/** The text instead of its editor, if it may not be edited. */
export function RichTextPaper({ html, isDisabled, "aria-label": label }: RichTextPaperProps) {
  const field = useFieldGroupAttributes();
  const disabled = isDisabled || undefined;
  return (
    <Paper role="group" aria-label={label} {...field} aria-disabled={disabled} data-disabled={disabled}>
      <RichTextView html={html} />
    </Paper>
  );
}

const Paper = styled("div", {
  base: {
    width: "full",
    minWidth: 0,
    padding: "4",
    color: "paper.fg",
    background: "paper",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    overflow: "hidden",
    "&[data-disabled]": { cursor: "not-allowed" },
  },
});
