import { titleOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import {
  type ShippingTemplateFormState,
  type TemplateForm,
  type TemplateFormOptions,
  templateText,
  useTemplateForm,
} from "@shopkeeper/hooks/shipping";
import { fields, labelOf } from "@shopkeeper/sdk";
import { takesFrees, takesRegions } from "@shopkeeper/sdk/rules/shipping";
import { useWatch } from "react-hook-form";
import { codeOptions } from "../core/code-options";
import { LoadState } from "../core/load-state";
import { RadioGroup } from "../core/radio-group";
import { ChoiceField } from "../form/choice-field";
import { FormDialog } from "../form/form-dialog";
import { NumberField } from "../form/number-field";
import { RecordField } from "../form/record-field";
import { TextField } from "../form/text-field";
import { styled } from "../theme/styled";
import { TemplateFrees, TemplateRegions } from "./template-rows";
import { TemplateTrial } from "./template-trial";

const of = fields.ShippingTemplateInput;

export type TemplateDrawerProps = TemplateFormOptions;

/** 添加, 修改 or 查看运费模板: the prices, where shipping is free, and a trial calculation. Mount it to open it. */
export function TemplateDrawer(options: TemplateDrawerProps) {
  const template = useTemplateForm(options);
  const t = useText(templateText);
  const language = useLanguage();
  return (
    <FormDialog
      title={t(template.title)}
      width={1100}
      of={template}
      isDrawer
      conflict={{
        name: ({ name }) => name,
        describe: ({ name, type, appoint, sort, ...rows }) => [
          [titleOf(of.name), name, "name"],
          [titleOf(of.appoint), labelOf("FreeShipping", appoint, language), "appoint"],
          [titleOf(of.type), takesRegions({ appoint }) ? labelOf("ShippingCharge", type, language) : "-", "type"],
          [
            titleOf(of.shippingTemplatesRegionRequestList),
            rowsText(rows),
            "shippingTemplatesRegionRequestList",
            "shippingTemplatesFreeRequestList",
          ],
          [titleOf(of.sort), sort, "sort"],
        ],
      }}
    >
      <LoadState of={template.reading}>
        <Fields template={template} />
      </LoadState>
    </FormDialog>
  );
}

function Fields({ template }: { template: ShippingTemplateFormState }) {
  const t = useText(templateText);
  const language = useLanguage();
  const { form, isReadOnly } = template;
  const [appoint, type] = useWatch({ control: form.control, name: ["appoint", "type"] });
  return (
    <Root>
      <TextField form={form} field={of.name} name="name" isFirst />
      <RecordField form={form} field={of.appoint} name="appoint" isGroup>
        {({ value }) => (
          <RadioGroup
            value={value}
            onChange={template.chooseAppoint}
            options={codeOptions("FreeShipping", of.appoint.codes, language)}
            disabled={isReadOnly}
          />
        )}
      </RecordField>
      {takesRegions({ appoint }) && (
        <>
          <ChoiceField form={form} field={of.type} name="type" isRequired />
          <TemplateRegions template={template} type={type} isCustom={takesFrees({ appoint })} />
          {takesFrees({ appoint }) && <TemplateFrees template={template} type={type} />}
        </>
      )}
      <NumberField form={form} field={of.sort} name="sort" isRequired={false} help={t("template.sortHint")} />
      <TemplateTrial template={template} />
    </Root>
  );
}

/** The numbers of rows with regions and with free regions in a version. */
const rowsText = ({
  shippingTemplatesRegionRequestList: regions,
  shippingTemplatesFreeRequestList: frees,
}: Pick<TemplateForm, "shippingTemplatesRegionRequestList" | "shippingTemplatesFreeRequestList">) => `${regions.length} + ${frees.length}`;

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > section": { borderTopWidth: "1px", borderColor: "border", paddingTop: "4" },
  },
});
