import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type CouponForm, couponText, type CouponTextKey } from "@shopkeeper/hooks/coupons";
import { CouponCategory, CouponReceiveType } from "@shopkeeper/sdk";
import { useController } from "react-hook-form";
import { codeOptions } from "../core/code-options";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import type { Option } from "../core/select";
import { TextInput } from "../core/text-input";
import { DateTimeRange } from "../dates/date-time-range";
import { FormField } from "../form/form-field";
import { FormItem, type FormItemProps } from "../form/form-item";
import { FormSection } from "../form/form-section";
import { CouponProductsField, type CouponProductsFieldProps as FieldsProps } from "./coupon-products-field";

/** The fields of a coupon in three sections; what is chosen decides which of them are there. */
export function CouponFields(props: FieldsProps) {
  const t = useText(couponText);
  const language = useLanguage();
  const { shows, outdated, limits } = props.coupon;
  const categories = codeOptions("CouponCategory", [CouponCategory.merchant, CouponCategory.product], language);
  const receiveTypes = [
    { value: CouponReceiveType.manual, label: t("form.manual") },
    { value: CouponReceiveType.gift, label: t("form.gift") },
  ];
  return (
    <>
      <FormSection title={t("form.basic")}>
        <Item {...props} name="name" isRequired>
          {(field) => <TextInput {...field} placeholder={t("problems.nameEmpty")} maxLength={limits.nameMax} hasCounter />}
        </Item>
        <ChoiceField {...props} name="category" options={categories} />
        {shows.products && <CouponProductsField {...props} />}
        <NumberField {...props} name="money" unit={t("form.yuan")} />
        <NumberField {...props} name="sort" />
        <SwitchField {...props} name="status" first />
      </FormSection>
      <FormSection title={t("form.use")}>
        <SwitchField {...props} name="hasThreshold" />
        {shows.minPrice && <NumberField {...props} name="minPrice" unit={t("form.yuan")} />}
        <SwitchField {...props} name="isFixedTime" />
        {shows.day && <NumberField {...props} name="day" unit={t("form.days")} />}
        {shows.useWindow && <WindowField {...props} start="useStartTime" end="useEndTime" outdated={outdated.use} />}
      </FormSection>
      <FormSection title={t("form.claim")}>
        <ChoiceField {...props} name="receiveType" options={receiveTypes} help={t("form.receiveTypeHelp")} />
        <SwitchField {...props} name="isTimeReceive" first />
        {shows.claimWindow && <WindowField {...props} start="receiveStartTime" end="receiveEndTime" outdated={outdated.claim} />}
        <SwitchField {...props} name="isLimited" first />
        {shows.total && <NumberField {...props} name="total" unit={t("form.pieces")} />}
      </FormSection>
    </>
  );
}

type Name = Exclude<keyof CouponForm, "from" | "products">;
type ItemProps<Field extends Name> = FieldsProps &
  Pick<FormItemProps<CouponForm, Field>, "name" | "isRequired" | "isGroup" | "help" | "children">;

/** A field with its label, locked while only the products are edited. */
function Item<Field extends Name>({ coupon, children, ...item }: ItemProps<Field>) {
  const t = useText(couponText);
  return (
    <FormItem<CouponForm, Field> {...item} form={coupon.form} label={t(`form.labels.${item.name}`)} isReadOnly={coupon.isLocked}>
      {children}
    </FormItem>
  );
}

/** A whole number; 0 and nothing differ. */
function NumberField({ name, unit, ...props }: FieldsProps & { name: "money" | "minPrice" | "day" | "total" | "sort"; unit?: string }) {
  const t = useText(couponText);
  return (
    <Item<typeof name> {...props} name={name} isRequired>
      {(field) => (
        <NumberInput
          {...field}
          value={field.value ?? undefined}
          onChange={(value) => field.onChange(value ?? null)}
          placeholder={t(`problems.${name}Empty`)}
          unit={unit}
          max={props.coupon.limits[`${name}Max`]}
        />
      )}
    </Item>
  );
}

type Switched = "status" | "hasThreshold" | "isFixedTime" | "isTimeReceive" | "isLimited";

/** One of two things, `first` before its opposite. */
function SwitchField({ name, first = false, ...props }: FieldsProps & { name: Switched; first?: boolean }) {
  const t = useText(couponText);
  const options = [first, !first].map((value) => ({ value, label: t(`form.choices.${name}.${value}`) }));
  return <ChoiceField {...props} name={name} options={options} />;
}

interface ChoiceFieldProps<Field extends Switched | "category" | "receiveType"> extends FieldsProps {
  name: Field;
  options: readonly Option<CouponForm[Field]>[];
  help?: string;
}

const ChoiceField = <Field extends Switched | "category" | "receiveType">({ options, ...props }: ChoiceFieldProps<Field>) => (
  <Item<Field> {...props} isGroup>
    {({ value, onChange, disabled }) => (
      <RadioGroup<CouponForm[Field]> value={value} onChange={onChange} disabled={disabled} options={options} />
    )}
  </Item>
);

interface WindowFieldProps extends FieldsProps {
  start: "useStartTime" | "receiveStartTime";
  end: "useEndTime" | "receiveEndTime";
  /** Why the window that a copy brought along no longer holds. */
  outdated?: CouponTextKey;
}

/** A window of time, from today to 600 days ahead. */
function WindowField({ coupon, explain, start, end, outdated }: WindowFieldProps) {
  const t = useText(couponText);
  const from = useController({ control: coupon.form.control, name: start });
  const to = useController({ control: coupon.form.control, name: end });
  const error = from.fieldState.error ?? to.fieldState.error;
  const message = error?.message === undefined ? undefined : error.type === "server" ? error.message : explain(error.message);
  return (
    <FormField
      label={t(`form.labels.${start}`)}
      isRequired
      isGroup
      isReadOnly={coupon.isLocked || coupon.isReadOnly}
      error={message ?? (outdated && t(outdated))}
    >
      <DateTimeRange
        {...coupon.bounds}
        value={[from.field.value, to.field.value]}
        onChange={([nextStart, nextEnd]) => {
          if (nextStart !== from.field.value) from.field.onChange(nextStart);
          if (nextEnd !== to.field.value) to.field.onChange(nextEnd);
        }}
      />
    </FormField>
  );
}
