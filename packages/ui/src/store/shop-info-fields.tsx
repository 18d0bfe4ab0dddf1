import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { storeText } from "@shopkeeper/hooks/store";
import { ReceiptPrinting, ServiceType } from "@shopkeeper/sdk";
import { shopInfoLimits } from "@shopkeeper/sdk/rules/store";
import { useWatch } from "react-hook-form";
import { codeOptions } from "../core/code-options";
import { KeywordInput } from "../core/keyword-input";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import { Select } from "../core/select";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { Textarea } from "../core/textarea";
import { FormItem } from "../form/form-item";
import { FormSection } from "../form/form-section";
import { PhoneInput } from "../form/phone-input";
import type { FieldsProps } from "./fields-props";

/** The shop's description, and its contacts for buyers. */
export function AboutFields(shared: FieldsProps) {
  const t = useText(storeText);
  const language = useLanguage();
  const serviceType = useWatch({ control: shared.form.control, name: "serviceType" });
  return (
    <FormSection title={t("info.about")}>
      <FormItem {...shared} name="intro" label={t("info.intro")} isRequired>
        {(field) => <Textarea {...field} placeholder={t("info.introPlaceholder")} maxLength={shopInfoLimits.intro} hasCounter />}
      </FormItem>
      <FormItem {...shared} name="keywords" label={t("info.keywords")} isRequired isGroup>
        {({ value, onChange, disabled }) => (
          <KeywordInput value={value} onChange={onChange} disabled={disabled} placeholder={t("info.keywordsPlaceholder")} />
        )}
      </FormItem>
      <FormItem {...shared} name="serviceType" label={t("info.serviceType")} isRequired isGroup>
        {({ value, onChange, disabled }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            disabled={disabled}
            options={codeOptions("ServiceType", Object.values(ServiceType), language)}
          />
        )}
      </FormItem>
      {serviceType === ServiceType.link ? (
        <FormItem {...shared} name="serviceLink" label={t("info.serviceLink")} isRequired>
          {(field) => <TextInput {...field} type="url" inputMode="url" placeholder={t("info.serviceLinkPlaceholder")} maxLength={512} />}
        </FormItem>
      ) : (
        <FormItem {...shared} name="servicePhone" label={t("info.servicePhone")} isRequired>
          {(field) => <PhoneInput {...field} placeholder={t("info.servicePhonePlaceholder")} />}
        </FormItem>
      )}
    </FormSection>
  );
}

/** The shop's operation: stock warnings, pick-up, and receipts. */
export function WorkingFields(shared: FieldsProps) {
  const t = useText(storeText);
  const language = useLanguage();
  return (
    <FormSection title={t("info.working")}>
      <FormItem {...shared} name="alertStock" label={t("info.alertStock")} help={t("info.alertStockHelp")} isRequired>
        {(field) => <NumberInput {...field} max={shopInfoLimits.alertStock} unit={t("info.alertStockUnit")} />}
      </FormItem>
      <FormItem {...shared} name="isTakeTheir" label={t("info.isTakeTheir")} help={t("info.isTakeTheirHelp")} isGroup>
        {({ value, ...field }) => <Switch {...field} isOn={value} aria-label={t("info.isTakeTheir")} />}
      </FormItem>
      <FormItem {...shared} name="receiptPrintingSwitch" label={t("info.receiptPrinting")} isRequired>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value}
            onChange={(code) => onChange(code ?? ReceiptPrinting.off)}
            options={codeOptions("ReceiptPrinting", Object.values(ReceiptPrinting), language)}
          />
        )}
      </FormItem>
    </FormSection>
  );
}
