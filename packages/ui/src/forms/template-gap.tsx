import { useText } from "@shopkeeper/hooks/core";
import { formText } from "@shopkeeper/hooks/forms/shared";
import type { FormIssue } from "@shopkeeper/sdk/forms";
import { TriangleAlert } from "lucide-react";
import { styled } from "../theme/styled";

/** A part of a template that cannot be shown, in its place; the rest of the form works. */
export function TemplateGap({ fault, what, label }: FormIssue) {
  const t = useText(formText);
  return (
    <Root role="note">
      <TriangleAlert size={15} aria-hidden />
      <span>{t(`gaps.${fault}`, { what, label })}</span>
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
    borderRadius: "md",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.warning",
    background: "bg.warning",
    color: "fg.warning",
    fontSize: "body",
    "& > svg": { flexShrink: 0 },
    "& > span": { minWidth: 0, overflowWrap: "anywhere" },
  },
});
