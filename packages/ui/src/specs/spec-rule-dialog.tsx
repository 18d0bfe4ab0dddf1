import { sentenceOf, useText } from "@shopkeeper/hooks/core";
import { type SpecRuleFormOptions, specText, useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { FormDialog } from "../core/form-dialog";
import { FormItem } from "../core/form-item";
import { HintNotice } from "../core/hint-notice";
import { TextInput } from "../core/text-input";
import { SpecList } from "./spec-list";

/** The form of a spec rule, 属性规格: its name, and specs with their values in an order. */
export function SpecRuleDialog(options: SpecRuleFormOptions) {
  const rule = useSpecRuleForm(options);
  const t = useText(specText);
  const { form, isSubmitting } = rule;
  const explain = (message: string) => sentenceOf(specText, message, rule.limits);
  return (
    <FormDialog
      title={t("form.title")}
      width={586}
      of={rule}
      submitLabel={isSubmitting ? t("form.waiting") : undefined}
      unsettled={refusedEntry}
      conflict={{
        name: ({ ruleName }) => ruleName,
        describe: ({ ruleName, specs }) => [
          [t("form.ruleName"), ruleName],
          ...specs.map(({ value, detail }) => [value, detail.join(t("list.comma"))] as const),
        ],
      }}
    >
      {rule.isBroken && <HintNotice>{t("form.broken")}</HintNotice>}
      <FormItem form={form} name="ruleName" label={t("form.ruleName")} explain={explain} isRequired>
        {(field) => (
          <TextInput
            {...field}
            placeholder={t("form.ruleNamePlaceholder")}
            maxLength={rule.limits.ruleNameMax}
            hasCounter
            readOnly={isSubmitting}
            data-autofocus=""
          />
        )}
      </FormItem>
      <FormItem form={form} name="specs" label={t("form.specs")} explain={explain} isRequired isGroup isWide>
        {(field) => <SpecList rule={rule} addRef={field.ref} />}
      </FormItem>
    </FormDialog>
  );
}

/** A value that was refused and still stands in its input: it is not left behind. */
const refusedEntry = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[data-entry][aria-invalid=true]");
