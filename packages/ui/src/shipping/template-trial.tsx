import { controlText, textOf, useText } from "@shopkeeper/hooks/texts";
import { measureOf, type ShippingTemplateFormState, templateText, type TrialPostage, useTrialPostage } from "@shopkeeper/hooks/shipping";
import { moneyText, roundDecimal } from "@shopkeeper/sdk/rules/money";
import { useWatch } from "react-hook-form";
import { Cascader } from "../cascader/cascader";
import { Money } from "../core/money";
import { NumberInput } from "../core/number-input";
import { FormField } from "../form/form-field";
import { FormSection } from "../form/form-section";
import { styled } from "../theme/styled";

/** 运费试算: the postage of a parcel by the current draft of the template, and the row that applies. */
export function TemplateTrial({ template: { form, regions } }: { template: ShippingTemplateFormState }) {
  const t = useText(templateText);
  const trial = useTrialPostage(form.control);
  const type = useWatch({ control: form.control, name: "type" });
  const unit = measureOf(type);
  return (
    <FormSection title={t("trial.title")}>
      <FormField label={t("trial.place")} isGroup>
        <Cascader
          nodes={regions}
          value={trial.district}
          onChange={trial.setDistrict}
          placeholder={textOf(controlText, "region")}
          isLeafOnly
        />
      </FormField>
      <FormField label={t("trial.quantity")}>
        <NumberInput value={trial.quantity} onChange={trial.setQuantity} mode={unit === "pieces" ? 0 : 2} unit={t(`unit.${unit}`)} />
      </FormField>
      <FormField label={t("trial.worth")}>
        <NumberInput value={trial.worth} onChange={trial.setWorth} mode={2} unit={t("template.yuan")} />
      </FormField>
      <FormField label={t("trial.postage")} isGroup isWide>
        <Result role="status">
          {trial.postage ? (
            <>
              <strong>
                <Money value={moneyText(trial.postage.cents)} />
              </strong>
              <span>{reasonOf(trial, t(`unit.${unit}`))}</span>
            </>
          ) : (
            <span>{t(`trial.missing.${trial.missing ?? "amounts"}`)}</span>
          )}
        </Result>
      </FormField>
    </FormSection>
  );
}

/** The rule that gave the postage, as text. */
function reasonOf({ postage, terms }: TrialPostage, unit: string): string {
  if (!postage || !terms) return "";
  const shown = (hundredths: number) => String(Number(roundDecimal(`${hundredths}e-2`, 2)));
  if (postage.by === "free") {
    const row = terms.frees[postage.row];
    const amounts = { number: shown(row?.number ?? 0), price: shown(row?.price ?? 0) };
    return textOf(templateText, "trial.by.free", { row: postage.row + 1, unit, ...amounts });
  }
  if (postage.by !== "region") return textOf(templateText, `trial.by.${postage.by}`);
  const { first = 0, firstPrice = 0, renewal = 0, renewalPrice = 0 } = terms.regions[postage.row] ?? {};
  return textOf(templateText, postage.renewals > 0 ? "trial.by.region" : "trial.by.first", {
    ...{ row: postage.row + 1, unit, renewals: postage.renewals },
    ...{ first: shown(first), firstPrice: shown(firstPrice), renewal: shown(renewal), renewalPrice: shown(renewalPrice) },
  });
}

const Result = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "3",
    minHeight: "control",
    "& > strong": { fontSize: "lg", fontWeight: "semibold" },
    "& > span": { color: "fg.muted" },
  },
});
