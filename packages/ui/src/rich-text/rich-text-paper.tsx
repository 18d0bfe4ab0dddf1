import { useFieldGroupAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import { RichTextView } from "./rich-text-view";

export interface RichTextPaperProps {
  /** The text as HTML; what it may not hold is left out. */
  html: string | undefined;
  /** It could be written at another time. */
  isDisabled: boolean;
  /** Names it for those who do not see it. */
  "aria-label"?: string | undefined;
}

/** The text in the place of its editor, where it may not be written. */
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
