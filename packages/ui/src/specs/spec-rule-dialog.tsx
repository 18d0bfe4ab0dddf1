import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/core";
import { type SpecRuleFormOptions, specText, useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { useId } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DraftNotice } from "../core/draft-notice";
import { FormItem } from "../core/form-item";
import { HintNotice } from "../core/hint-notice";
import { Modal } from "../core/modal";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import { SpecList } from "./spec-list";
import { SpecRuleConflict } from "./spec-rule-conflict";

/** The form of a spec rule, 属性规格: its name, and specs with their values in an order. */
export function SpecRuleDialog(options: SpecRuleFormOptions) {
  const rule = useSpecRuleForm(options);
  const id = useId();
  const t = useText(specText);
  const core = useText(coreText);
  const { form, isSubmitting } = rule;
  const explain = (message: string) => sentenceOf(specText, message, { max: rule.limits.ruleName });
  return (
    <Modal
      title={t("form.title")}
      isOpen
      width={586}
      onClose={rule.close}
      footer={
        <>
          <Button onClick={rule.close} disabled={isSubmitting}>
            {core("actions.cancel")}
          </Button>
          {!rule.isReadOnly && (
            <Button type="submit" form={id} variant="primary" isBusy={isSubmitting}>
              {isSubmitting ? t("form.waiting") : core("actions.confirm")}
            </Button>
          )}
        </>
      }
    >
      <Frame
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a value that was refused and still stands in its input is not left behind
          const refused = event.currentTarget.querySelector<HTMLElement>("[data-entry][aria-invalid=true]");
          if (refused) refused.focus();
          else rule.submit();
        }}
      >
        <DraftNotice draft={rule.draft} />
        {rule.isBroken && <HintNotice>{t("form.broken")}</HintNotice>}
        <FormItem form={form} name="ruleName" label={t("form.ruleName")} explain={explain} isRequired>
          {(field) => (
            <TextInput
              {...field}
              placeholder={t("form.ruleNamePlaceholder")}
              maxLength={rule.limits.ruleName}
              hasCounter
              readOnly={isSubmitting}
              data-autofocus=""
            />
          )}
        </FormItem>
        <FormItem form={form} name="specs" label={t("form.specs")} explain={explain} isRequired isGroup isWide>
          {(field) => <SpecList rule={rule} addRef={field.ref} />}
        </FormItem>
      </Frame>
      <ConfirmDialog question={rule.leaving} text={() => core("confirm.leave")} isDanger />
      {rule.conflict && <SpecRuleConflict conflict={rule.conflict} />}
    </Modal>
  );
}

const Frame = styled("form", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
