import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type SpecRuleFormOptions, type SpecRuleFormState, specText, useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";
import { TextInput } from "../core/text-input";
import { useLatestRef } from "../core/use-latest-ref";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { ReorderList } from "../reorder/reorder-list";
import { styled } from "../theme/styled";
import { SpecEntryFields, type SpecEntryFieldsProps } from "./spec-entry-fields";
import { SpecSection } from "./spec-section";

/** The form of a spec rule, 属性规格: its name, and its ordered specs with their values. */
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
          [t("fields.ruleName"), ruleName, "ruleName"],
          ...specs.map(({ value, detail }) => [value, detail.join(t("list.comma")), "specs"] as const),
        ],
      }}
    >
      {rule.isBroken && <HintNotice>{t("form.broken")}</HintNotice>}
      <FormItem form={form} name="ruleName" label={t("fields.ruleName")} explain={explain} isRequired>
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

/** The first input with a refused value: it gets the focus before the form is submitted. */
const refusedEntry = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[data-entry][aria-invalid=true]");

interface SpecListProps {
  rule: SpecRuleFormState;
  /** The button that adds a spec, which gets the focus if there is none. */
  addRef: (button: HTMLElement | null) => void;
}

/** The specs of a rule, each movable, and the fields of a new one. */
function SpecList({ rule, addRef }: SpecListProps) {
  const t = useText(specText);
  const returns = useRef(false);
  const { editing, isReadOnly, isSubmitting } = rule;
  const latest = useLatestRef(editing);
  const { specs, adding } = editing;
  const leave = (isLeft: boolean | void) => {
    returns.current = isLeft !== false; // the focus returns to the button that opened the fields
  };
  return (
    <Root disabled={isReadOnly} inert={isSubmitting}>
      {specs.length === 0 && !adding && <p>{t("form.none")}</p>}
      <ReorderList items={specs} keyOf={(spec) => spec.value} labelOf={(spec) => spec.value} onMove={isReadOnly ? undefined : editing.move}>
        {(spec, handle) => <SpecSection spec={spec} handle={handle} editing={latest} isReadOnly={isReadOnly} />}
      </ReorderList>
      {adding ? (
        <RuleEntry
          rule={rule}
          problem={adding.problem}
          nameRef={addRef}
          confirm={() => leave(adding.confirm())}
          cancel={() => leave(adding.cancel())}
        />
      ) : (
        <Button
          ref={(button) => {
            addRef(button);
            if (button && returns.current) button.focus();
            returns.current = false;
          }}
          icon={<Plus size={14} aria-hidden />}
          onClick={editing.add}
        >
          {t("form.addSpec")}
        </Button>
      )}
    </Root>
  );
}

/** The draft of a new spec; it alone renders while its fields change. */
function RuleEntry({ rule, ...rest }: Pick<SpecListProps, "rule"> & Omit<SpecEntryFieldsProps, "entry" | "type">) {
  return <SpecEntryFields entry={useWatch({ control: rule.form.control, name: "entry" })} type={rule.editing.setEntry} {...rest} />;
}

const Root = styled("fieldset", {
  base: {
    display: "grid",
    gap: "2.5",
    justifyItems: "start",
    width: "full",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    "& > div": { width: "full" },
    "& > p": { color: "fg.subtle", fontSize: "body" },
  },
});
