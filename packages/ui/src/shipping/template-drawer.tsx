import { sentenceOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import {
  type ShippingTemplateFormState,
  type TemplateForm,
  type TemplateFormOptions,
  templateText,
  useTemplateForm,
} from "@shopkeeper/hooks/shipping";
import { FreeShipping, labelOf, ShippingCharge } from "@shopkeeper/sdk";
import { useWatch } from "react-hook-form";
import { codeOptions } from "../core/code-options";
import { LoadState } from "../core/load-state";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { styled } from "../theme/styled";
import { TemplateFrees, TemplateRegions } from "./template-rows";
import { TemplateTrial } from "./template-trial";

export type TemplateDrawerProps = TemplateFormOptions;

/** 添加, 修改 or 查看运费模板: what shipping costs, where it is free, and what a parcel would cost. Mount it to open it. */
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
          [t("fields.name"), name, "name"],
          [t("fields.appoint"), labelOf("FreeShipping", appoint, language), "appoint"],
          [t("fields.type"), appoint === FreeShipping.everywhere ? "-" : labelOf("ShippingCharge", type, language), "type"],
          [t("template.regions"), rowsText(rows), "shippingTemplatesRegionRequestList", "shippingTemplatesFreeRequestList"],
          [t("fields.sort"), sort, "sort"],
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
  const { form, isReadOnly, limits } = template;
  const [appoint, type] = useWatch({ control: form.control, name: ["appoint", "type"] });
  const explain = (message: string) => sentenceOf(templateText, message, limits);
  return (
    <Root>
      <FormItem form={form} name="name" label={t("fields.name")} explain={explain} isRequired>
        {(field) => (
          <TextInput {...field} data-autofocus="" placeholder={t("list.keywordsPlaceholder")} maxLength={limits.nameMax} hasCounter />
        )}
      </FormItem>
      <FormItem form={form} name="appoint" label={t("fields.appoint")} explain={explain} isRequired isGroup>
        {({ value }) => (
          <RadioGroup
            value={value}
            onChange={template.chooseAppoint}
            options={codeOptions("FreeShipping", Object.values(FreeShipping), language)}
            disabled={isReadOnly}
          />
        )}
      </FormItem>
      {appoint !== FreeShipping.everywhere && (
        <>
          <FormItem form={form} name="type" label={t("fields.type")} explain={explain} isRequired isGroup>
            {({ value, onChange }) => (
              <RadioGroup
                value={value}
                onChange={onChange}
                options={codeOptions(
                  "ShippingCharge",
                  [ShippingCharge.byPiece, ShippingCharge.byWeight, ShippingCharge.byVolume],
                  language,
                )}
                disabled={isReadOnly}
              />
            )}
          </FormItem>
          <TemplateRegions template={template} type={type} isCustom={appoint === FreeShipping.custom} />
          {appoint === FreeShipping.custom && <TemplateFrees template={template} type={type} />}
        </>
      )}
      <FormItem form={form} name="sort" label={t("fields.sort")} explain={explain} help={t("template.sortHint")}>
        {({ value, onChange, ...field }) => (
          <NumberInput {...field} value={value ?? undefined} onChange={(next) => onChange(next ?? null)} max={limits.sortMax} />
        )}
      </FormItem>
      <TemplateTrial template={template} />
    </Root>
  );
}

/** How many rows of regions and of free regions a version has. */
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
