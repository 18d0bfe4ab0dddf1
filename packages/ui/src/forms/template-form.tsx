import { coreText, useText } from "@shopkeeper/hooks/texts";
import { formText, type TemplateFormState } from "@shopkeeper/hooks/forms/shared";
import type { FormIssue } from "@shopkeeper/sdk/forms";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { DraftNotice } from "../form/draft-notice";
import { FormErrors } from "../form/form-errors";
import { styled } from "../theme/styled";
import { TemplateRoot, TemplateRow } from "./template-form.styles";
import { TemplateNodes } from "./template-nodes";
import { type TemplateParts, TemplatePartsContext } from "./template-parts";

export interface TemplateFormProps {
  form: TemplateFormState;
  /** Upload controls of other domains, for files and pictures. */
  parts?: TemplateParts;
  /** Offers 取消. */
  onCancel?: () => void;
  /** The accessible name of the form. */
  label?: string;
  /** Above the fields. */
  notice?: ReactNode;
  /** Problems shown to the designer of the template, by field. */
  issues?: readonly FormIssue[];
}

const noParts: TemplateParts = {};
const noIssues: readonly FormIssue[] = [];

/** A form rendered from a template. A refused submit focuses the first invalid field. */
export function TemplateForm({ form, parts = noParts, onCancel, label, notice, issues = noIssues }: TemplateFormProps) {
  const t = useText(formText);
  const core = useText(coreText);
  const { template } = form;
  const { errors } = useFormState({ control: form.form.control });

  return (
    <TemplatePartsContext value={parts}>
      <TemplateRoot
        noValidate
        aria-label={label}
        data-size={template.size}
        data-label-position={template.labelPosition}
        style={{ "--gutter": `${Math.min(48, template.gutter)}px`, "--label-width": `${template.labelWidth ?? 100}px` }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isReadOnly && !form.isSubmitting) form.submit();
        }}
      >
        <DraftNotice draft={form.draft} />
        {notice}
        {template.nodes.length === 0 && <EmptyState title={t("faults.empty")} />}
        <FormErrors>
          <TemplateRow>
            <TemplateNodes form={form} nodes={template.nodes} issues={issues} />
          </TemplateRow>
        </FormErrors>
        {errors.root?.server?.message && <Failure role="alert">{errors.root.server.message}</Failure>}
        {(onCancel || (template.hasButtons && !form.isReadOnly)) && (
          <Foot data-dialog={onCancel && ""}>
            {onCancel && <Button onClick={onCancel}>{core("actions.cancel")}</Button>}
            {template.hasButtons && !form.isReadOnly && (
              <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
                {core("actions.submit")}
              </Button>
            )}
          </Foot>
        )}
      </TemplateRoot>
    </TemplatePartsContext>
  );
}

const Foot = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    paddingTop: "1",
    // below the fields, which begin behind their labels
    "[data-label-position=left] > &, [data-label-position=right] > &": { paddingInlineStart: "calc(var(--label-width) + {spacing.3})" },
    "@container (max-width: 560px)": { "&&&": { paddingInlineStart: 0 } },
    "&&&[data-dialog]": { justifyContent: "flex-end", paddingInlineStart: 0 },
  },
});
const Failure = styled("p", { base: { color: "fg.error", fontSize: "body", overflowWrap: "anywhere" } });
