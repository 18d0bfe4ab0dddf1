import { titleOf, useText } from "@shopkeeper/hooks/texts";
import { measureOf, newFree, type ShippingTemplateFormState, templateText } from "@shopkeeper/hooks/shipping";
import { fields } from "@shopkeeper/sdk";
import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";
import { TemplateAmount, type TemplateFieldName } from "./template-amount";
import { TemplatePlaces } from "./template-places";
import { TemplateRow } from "./template-row";

interface TemplateRowsPart {
  template: ShippingTemplateFormState;
  /** The unit of charging. */
  type: number;
}

/** The shipping prices, a row for each group of regions; the first row of a custom template is the whole country. */
export function TemplateRegions({ template, type, isCustom }: TemplateRowsPart & { isCustom: boolean }) {
  const t = useText(templateText);
  const { rows } = template;
  const unit = measureOf(type);
  return (
    <Rows
      template={template}
      list="shippingTemplatesRegionRequestList"
      title={titleOf(fields.ShippingTemplateInput.shippingTemplatesRegionRequestList)}
      hint={t(isCustom ? "template.customHint" : "template.partlyHint")}
      add={t("template.addRegion")}
      onAdd={template.addRegion}
    >
      {rows.regions.fields.map(({ id }, at) => {
        const name = <Field extends string>(field: Field) => `shippingTemplatesRegionRequestList.${at}.${field}` as const;
        const cell = (field: "first" | "firstPrice" | "renewal" | "renewalPrice", label: string) => (
          <TemplateAmount
            template={template}
            name={name(field)}
            label={label}
            isWhole={unit === "pieces" && (field === "first" || field === "renewal")}
            unit={field.endsWith("Price") ? t("template.yuan") : t(`unit.${unit}`)}
          />
        );
        const isDefault = isCustom && at === 0;
        return (
          <TemplateRow key={id} at={at} onRemove={isDefault || template.isReadOnly ? undefined : () => rows.regions.remove(at)}>
            <TemplatePlaces template={template} list="shippingTemplatesRegionRequestList" at={at} isDefault={isDefault} />
            {cell("first", t(`first.${unit}`))}
            {cell("firstPrice", titleOf(fields.ShippingRegionInput.firstPrice))}
            {cell("renewal", t(`renewal.${unit}`))}
            {cell("renewalPrice", titleOf(fields.ShippingRegionInput.renewalPrice))}
          </TemplateRow>
        );
      })}
    </Rows>
  );
}

/** The regions and thresholds of free shipping. */
export function TemplateFrees({ template, type }: TemplateRowsPart) {
  const t = useText(templateText);
  const { frees } = template.rows;
  const unit = measureOf(type);
  return (
    <Rows
      template={template}
      list="shippingTemplatesFreeRequestList"
      title={titleOf(fields.ShippingTemplateInput.shippingTemplatesFreeRequestList)}
      hint={t(frees.fields.length > 0 ? "template.freesHint" : "template.freesNone")}
      add={t("template.addFree")}
      onAdd={() => frees.append(newFree(), { shouldFocus: false })}
    >
      {frees.fields.map(({ id }, at) => {
        const name = (field: "number" | "price"): TemplateFieldName => `shippingTemplatesFreeRequestList.${at}.${field}`;
        return (
          <TemplateRow key={id} at={at} onRemove={template.isReadOnly ? undefined : () => frees.remove(at)}>
            <TemplatePlaces template={template} list="shippingTemplatesFreeRequestList" at={at} />
            <TemplateAmount
              template={template}
              name={name("number")}
              label={t(`number.${unit}`)}
              isWhole={unit === "pieces"}
              unit={t(`unit.${unit}`)}
            />
            <TemplateAmount
              template={template}
              name={name("price")}
              label={titleOf(fields.ShippingFreeInput.price)}
              unit={t("template.yuan")}
            />
          </TemplateRow>
        );
      })}
    </Rows>
  );
}

interface RowsProps {
  template: ShippingTemplateFormState;
  list: "shippingTemplatesRegionRequestList" | "shippingTemplatesFreeRequestList";
  title: string;
  hint: string;
  add: string;
  onAdd: () => void;
  children: ReactNode;
}

function Rows({ template, list, title, hint, add, onAdd, children }: RowsProps) {
  const id = useId();
  const error = template.form.formState.errors[list];
  const said = error?.root?.message ?? error?.message;
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <h3 id={id}>{title}</h3>
      <p id={`${id}-hint`}>{hint}</p>
      {children}
      {said && <p data-error="">{said}</p>}
      {!template.isReadOnly && (
        <Button icon={<Plus size={14} aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </Group>
  );
}

const Group = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    "& > h3": { fontSize: "body", fontWeight: "semibold" },
    "& > p": { fontSize: "xs", color: "fg.muted" },
    "& > [data-error]": { color: "fg.error" },
  },
});
