import { useAction } from "@shopkeeper/hooks/core";
import { useText } from "@shopkeeper/hooks/texts";
import { formText, type Submission, usePatternIssues, useTemplateForm } from "@shopkeeper/hooks/forms";
import type { FormTemplate } from "@shopkeeper/sdk/forms";
import { useState } from "react";
import { Card } from "../core/card";
import { CopyText } from "../core/copy-text";
import { styled } from "../theme/styled";
import { PreviewIssues } from "./preview-issues";
import { TemplateForm } from "./template-form";

/** A form as its users will see it, with the problems for its designer; a submit shows what it would send. */
export function PreviewedForm({ template }: { template: FormTemplate }) {
  const t = useText(formText);
  const [sent, setSent] = useState<Submission | undefined>(undefined);
  const action = useAction(async (submission: Submission) => {
    setSent(submission);
    return null;
  }, []);
  const form = useTemplateForm({ template, action });
  const issues = [...template.issues, ...usePatternIssues(template, true)];
  const json = sent && JSON.stringify(sent, undefined, 2);
  return (
    <>
      <Card>
        <Body>
          <TemplateForm form={form} label={t("preview.title")} issues={issues} notice={<PreviewIssues issues={issues} />} />
        </Body>
      </Card>
      {json !== undefined && (
        <Card role="status">
          <Body>
            <h2>
              <CopyText text={json}>{t("preview.submitted")}</CopyText>
            </h2>
            <p>{t("preview.submittedHint")}</p>
            <pre>{json}</pre>
          </Body>
        </Card>
      )}
    </>
  );
}

const Body = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2",
    padding: "5",
    "& > h2": { fontWeight: "semibold" },
    "& > p": { fontSize: "xs", color: "fg.subtle" },
    "& > pre": {
      maxHeight: "24rem",
      overflow: "auto",
      padding: "3",
      borderRadius: "md",
      background: "bg.muted",
      fontFamily: "mono",
      fontSize: "xs",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
    "@media (max-width: 640px)": { padding: "4" },
  },
});
