import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms";
import type { FormIssue } from "@shopkeeper/sdk/forms";
import { styled } from "../theme/styled";

/** The problems of a form, for its designer. */
export function PreviewIssues({ issues }: { issues: readonly FormIssue[] }) {
  const t = useText(formText);
  if (issues.length === 0) return null;
  return (
    <Root open={issues.length <= 5}>
      <summary>{t("issues", { count: issues.length })}</summary>
      <ul>
        {issues.map(({ fault, what, label }, at) => (
          <li key={at}>{t(`gaps.${fault}`, { what, label })}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled("details", {
  base: {
    padding: "2.5",
    paddingInline: "4",
    borderRadius: "lg",
    background: "bg.warning",
    color: "fg.warning",
    fontSize: "body",
    "& > summary": { cursor: "pointer", fontWeight: "medium" },
    "& > ul": { marginTop: "1.5", paddingInlineStart: "5", listStyle: "disc", maxHeight: "12rem", overflow: "auto" },
    "& li": { overflowWrap: "anywhere" },
  },
});
