import { useText } from "@shopkeeper/hooks/texts";
import { heldDistricts, type ShippingTemplateFormState, templateText } from "@shopkeeper/hooks/shipping";
import { everywhere } from "@shopkeeper/sdk/rules/shipping";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { MultiCascader } from "../cascader/multi-cascader";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";
import { FormItem } from "../form/form-item";

export interface TemplatePlacesProps {
  template: ShippingTemplateFormState;
  list: "shippingTemplatesRegionRequestList" | "shippingTemplatesFreeRequestList";
  at: number;
  /** The row for the whole country. */
  isDefault?: boolean;
}

/** The regions of a row: districts, ticked by province, city or singly; those of other rows are marked. */
export function TemplatePlaces({ template, list, at, isDefault = false }: TemplatePlacesProps) {
  const t = useText(templateText);
  const { form, regions, isReadOnly } = template;
  const rows = useWatch({ control: form.control, name: list });
  const held = useMemo(() => heldDistricts(rows, at, (row) => t("template.row", { row })), [rows, at, t]);
  const isCountry = rows[at]?.cityId.includes(everywhere) === true;
  const offersCountry = list === "shippingTemplatesFreeRequestList" || isCountry;
  const nodes = useMemo(
    () => regions && (offersCountry ? [{ id: everywhere, name: t("template.country") }, ...regions] : regions),
    [regions, offersCountry, t],
  );
  const name = `${list}.${at}.cityId` as const;
  if (isDefault) {
    return (
      <div>
        <FormField label={t("template.places")} isReadOnly>
          <TextInput value={t("template.countryDefault")} />
        </FormField>
      </div>
    );
  }
  return (
    <div>
      <FormItem form={form} name={name} label={t("template.places")} isRequired isGroup>
        {({ value, onChange }) => (
          <MultiCascader
            nodes={nodes}
            value={value}
            onChange={(ids) => onChange(withCountry(ids, value))}
            held={held}
            placeholder={t("template.placesPlaceholder")}
            maxTags={2}
            disabled={isReadOnly}
            isLeafOnly
          />
        )}
      </FormItem>
    </div>
  );
}

/** The whole country excludes single districts: the latest choice wins. */
const withCountry = (ids: readonly number[], before: readonly number[]) =>
  ids.includes(everywhere) && !before.includes(everywhere)
    ? [everywhere]
    : ids.length > 1
      ? ids.filter((id) => id !== everywhere)
      : [...ids];
