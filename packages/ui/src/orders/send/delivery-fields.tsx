import { promptFor, useText } from "@shopkeeper/hooks/texts";
import { type DeliveryForm, type ExpressCompanies, orderText } from "@shopkeeper/hooks/orders";
import { DeliveryType, fields } from "@shopkeeper/sdk";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Settings2 } from "lucide-react";
import { Button } from "../../core/button";
import { RemoteSelect } from "../../core/remote-select";
import { TextInput } from "../../core/text-input";
import { Textarea } from "../../core/textarea";
import { PhoneInput } from "../../form/phone-input";
import { RecordField } from "../../form/record-field";
import { styled } from "../../theme/styled";

type ExpressChoice = Pick<ExpressCompanies, "companies" | "isLoading">;

export interface DeliveryFieldsProps {
  form: UseFormReturn<DeliveryForm, unknown, DeliveryForm>;
  type: string;
  /** Required for express. */
  express?: ExpressChoice;
  /** Opens the dialog of the shop's express companies. */
  onSetCompanies?: (() => void) | undefined;
}

const of = fields.SendOrderInput;

/** The fields of a shipment for its delivery type. */
export function DeliveryFields({ form, type, express, onSetCompanies }: DeliveryFieldsProps) {
  const t = useText(orderText);
  const hasCompany = useWatch({ control: form.control, name: "expressCode" }) !== "";
  const text = (name: "expressNumber" | "deliveryCarrier", isFirst = false) => (
    <RecordField form={form} field={of[name]} name={name} isRequired>
      {(field) => (
        <TextInput
          {...field}
          placeholder={promptFor(of[name])}
          maxLength={of[name].maxLength}
          isClearable
          data-autofocus={isFirst ? "" : undefined}
        />
      )}
    </RecordField>
  );
  return (
    <>
      {type === DeliveryType.express && express && (
        <>
          <RecordField
            form={form}
            field={of.expressCode}
            name="expressCode"
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
          </RecordField>
          {text("expressNumber", hasCompany)}
        </>
      )}
      {type === DeliveryType.merchant && (
        <>
          {text("deliveryCarrier")}
          <RecordField form={form} field={of.carrierPhone} name="carrierPhone" isRequired>
            {(field) => <PhoneInput {...field} placeholder={t("send.phonePlaceholder")} isClearable />}
          </RecordField>
        </>
      )}
      {type === DeliveryType.noNeed && (
        <RecordField form={form} field={of.deliveryMark} name="deliveryMark">
          {(field) => (
            <Textarea
              {...field}
              placeholder={t("send.markPlaceholder", { max: of.deliveryMark.maxLength })}
              maxLength={of.deliveryMark.maxLength}
              hasCounter
            />
          )}
        </RecordField>
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
  const chosen = companies.find((company) => company.code === code);
  const matches = (text: string) => {
    const sought = text.toLowerCase();
    return companies.filter((company) => `${company.name} ${company.code}`.toLowerCase().includes(sought));
  };
  return (
    <RemoteSelect
      chosen={chosen?.name ?? code}
      value={chosen?.id}
      placeholder={promptFor(of.expressCode)}
      scope={`companies/${companies.length}`}
      load={async (text) => ({ options: matches(text).map(({ id, name }) => ({ value: id, label: name })), hasMore: false })}
      onChange={({ value }) => onChange(companies.find(({ id }) => id === value)?.code ?? "")}
      onBlur={onBlur}
    />
  );
}
