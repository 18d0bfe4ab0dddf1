import { sentenceOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type LiveGoodsFormState, liveText } from "@shopkeeper/hooks/live";
import { labelOf, PriceType } from "@shopkeeper/sdk";
import { coverProblem, goodsCover, needsSecondPrice } from "@shopkeeper/sdk/rules/live";
import { Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { Checkbox } from "../core/checkbox";
import { IconButton } from "../core/icon-button";
import { NumberInput } from "../core/number-input";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { FormItem } from "../form/form-item";
import { styled } from "../theme/styled";
import { LivePicture } from "./live-picture";

const cover = { width: goodsCover.side, height: goodsCover.side };

export interface GoodsFieldsProps {
  goods: LiveGoodsFormState;
  /** The index of the product in the form. */
  at: number;
  isPicked: boolean;
  /** Undefined where rows cannot be removed. */
  onPick: ((isPicked: boolean) => void) | undefined;
  onDrop: (() => void) | undefined;
}

/** The fields of one product: its name, its picture, its kind of price and its prices. */
export function GoodsFields({ goods, at, isPicked, onPick, onDrop }: GoodsFieldsProps) {
  const t = useText(liveText);
  const language = useLanguage();
  const { form } = goods;
  const row = useWatch({ control: form.control, name: `rows.${at}` });
  const name = row?.name ?? "";
  const explain = (message: string) => sentenceOf(liveText, message, goods.limits);
  const kinds = [
    { value: PriceType.fixed, label: labelOf("PriceType", PriceType.fixed, language) },
    { value: PriceType.range, label: t("goods.priceTypes.range") },
    { value: PriceType.discount, label: t("goods.priceTypes.discount") },
  ];
  return (
    <Root aria-label={name}>
      {(onPick || onDrop) && (
        <div data-head="">
          {onPick && <Checkbox isChecked={isPicked} onChange={onPick} aria-label={t("goods.form.pickNamed", { name })} />}
          <strong>{name}</strong>
          {onDrop && <IconButton label={t("goods.form.drop", { name })} icon={<Trash2 size={16} aria-hidden />} onClick={onDrop} />}
        </div>
      )}
      <FormItem
        form={form}
        name={`rows.${at}.cover`}
        label={t("goods.fields.picture")}
        explain={explain}
        help={t("goods.form.pictureHint")}
        isRequired
        isGroup
      >
        {({ value, onChange, disabled }) => (
          <LivePicture address={value} size={cover} problemOf={coverProblem} isReadOnly={disabled === true} onChange={onChange} />
        )}
      </FormItem>
      <FormItem
        form={form}
        name={`rows.${at}.name`}
        label={t("goods.fields.name")}
        explain={explain}
        help={t("goods.form.nameHint")}
        isRequired
      >
        {(field) => <TextInput {...field} maxLength={28} />}
      </FormItem>
      <FormItem form={form} name={`rows.${at}.priceType`} label={t("goods.fields.priceType")} explain={explain} isRequired>
        {({ value, onChange, ...field }) => (
          <Select {...field} value={value} onChange={(next) => onChange(next ?? value)} options={kinds} />
        )}
      </FormItem>
      <PriceField form={form} name={`rows.${at}.price`} label={t("goods.fields.livePrice")} explain={explain} />
      {needsSecondPrice(row?.priceType ?? null) && (
        <PriceField form={form} name={`rows.${at}.price2`} label={t("goods.price2")} explain={explain} />
      )}
    </Root>
  );
}

interface PriceFieldProps extends Pick<GoodsFieldsProps["goods"], "form"> {
  name: `rows.${number}.price` | `rows.${number}.price2`;
  label: string;
  explain: (message: string) => string;
}

/** A price in yuan, initially empty. */
const PriceField = ({ form, name, label, explain }: PriceFieldProps) => (
  <FormItem form={form} name={name} label={label} explain={explain} isRequired>
    {({ value, onChange, ...field }) => (
      <NumberInput {...field} mode={2} max={99_999} unit="¥" value={value ?? undefined} onChange={(next) => onChange(next ?? null)} />
    )}
  </FormItem>
);

const Root = styled("li", {
  base: {
    display: "grid",
    gap: "3",
    padding: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [data-head]": { display: "flex", alignItems: "center", gap: "2" },
    "& > [data-head] > strong": { flex: 1, minWidth: 0, fontWeight: "medium", overflowWrap: "anywhere" },
  },
});
