import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type DeliveryForm, type ExpressCompanies, orderText } from "@shopkeeper/hooks/orders";
import { DeliveryType } from "@shopkeeper/sdk";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Settings2 } from "lucide-react";
import { Button } from "../../core/button";
import { RemoteSelect } from "../../core/remote-select";
import { TextInput } from "../../core/text-input";
import { Textarea } from "../../core/textarea";
import { FormItem } from "../../form/form-item";
import { PhoneInput } from "../../form/phone-input";
import { styled } from "../../theme/styled";

type ExpressChoice = Pick<ExpressCompanies, "companies" | "isLoading">;

export interface DeliveryFieldsProps {
  form: UseFormReturn<DeliveryForm, unknown, DeliveryForm>;
  type: string;
  /** Needed for express. */
  express?: ExpressChoice;
  /** Opens the dialog of the shop's express companies. */
  onSetCompanies?: (() => void) | undefined;
  limits: { markMax: number; numberMax: number; carrierMax: number };
}

/** The fields of a shipment that its delivery type needs. */
export function DeliveryFields({ form, type, express, onSetCompanies, limits }: DeliveryFieldsProps) {
  const t = useText(orderText);
  const hasCompany = useWatch({ control: form.control, name: "expressCode" }) !== "";
  const explain = (message: string) => sentenceOf(orderText, message, limits);
  const text = (name: "expressNumber" | "deliveryCarrier", key: "number" | "carrier", maxLength: number) => (
    <FormItem form={form} name={name} label={t(`send.${key}`)} explain={explain} isRequired>
      {(field) => (
        <TextInput
          {...field}
          placeholder={t(`send.${key}Placeholder`)}
          maxLength={maxLength}
          isClearable
          data-autofocus={name === "expressNumber" && hasCompany ? "" : undefined}
        />
      )}
    </FormItem>
  );
  return (
    <>
      {type === DeliveryType.express && express && (
        <>
          <FormItem
            form={form}
            name="expressCode"
            label={t("send.company")}
            explain={explain}
            help={!express.isLoading && express.companies.length === 0 && t("send.noCompanies")}
            isRequired
          >
            {(field) => (
              <CompanyChoice>
                <CompanySelect express={express} code={field.value} onChange={field.onChange} onBlur={field.onBlur} />
                {onSetCompanies && (
                  <Button icon={<Settings2 size={14} aria-hidden />} onClick={onSetCompanies}>
                    {t("send.setCompanies")}
                  </Button>
                )}
              </CompanyChoice>
            )}
          </FormItem>
          {text("expressNumber", "number", limits.numberMax)}
        </>
      )}
      {type === DeliveryType.merchant && (
        <>
          {text("deliveryCarrier", "carrier", limits.carrierMax)}
          <FormItem form={form} name="carrierPhone" label={t("send.phone")} explain={explain} isRequired>
            {(field) => <PhoneInput {...field} placeholder={t("send.phonePlaceholder")} isClearable />}
          </FormItem>
        </>
      )}
      {type === DeliveryType.noNeed && (
        <FormItem form={form} name="deliveryMark" label={t("send.mark")} explain={explain}>
          {(field) => (
            <Textarea {...field} placeholder={t("send.markPlaceholder", { max: limits.markMax })} maxLength={limits.markMax} hasCounter />
          )}
        </FormItem>
      )}
    </>
  );
}

const CompanyChoice = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2",
    width: "full",
    "& > :only-child": { gridColumn: "1 / -1" },
  },
});

interface CompanySelectProps {
  express: ExpressChoice;
  code: string;
  onChange: (code: string) => void;
  onBlur: () => void;
}

/** One of the shop's express companies, searched by name or code. */
function CompanySelect({ express: { companies }, code, onChange, onBlur }: CompanySelectProps) {
  const t = useText(orderText);
  const chosen = companies.find((company) => company.code === code);
  const matches = (text: string) => {
    const sought = text.toLowerCase();
    return companies.filter((company) => `${company.name} ${company.code}`.toLowerCase().includes(sought));
  };
  return (
    <RemoteSelect
      chosen={chosen?.name ?? code}
      value={chosen?.id}
      placeholder={t("send.companyPlaceholder")}
      scope={`companies/${companies.length}`}
      load={async (text) => ({ options: matches(text).map(({ id, name }) => ({ value: id, label: name })), hasMore: false })}
      onChange={({ value }) => onChange(companies.find(({ id }) => id === value)?.code ?? "")}
      onBlur={onBlur}
    />
  );
}
