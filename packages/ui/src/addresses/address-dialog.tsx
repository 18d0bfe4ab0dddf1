import { type AddressFormOptions, addressText, useAddressForm, wholeAddress } from "@shopkeeper/hooks/addresses";
import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { useWatch } from "react-hook-form";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { PhoneInput } from "../form/phone-input";
import { RegionCascader } from "../shipping/shared";

/** 添加地址, 编辑地址 or 地址详情. Mount it to open it. */
export function AddressDialog(options: AddressFormOptions) {
  const t = useText(addressText);
  const address = useAddressForm(options);
  const { form, isReadOnly, max } = address;
  const isShown = useWatch({ control: form.control, name: "isShow" });
  const explain = (message: string) => sentenceOf(addressText, message);
  return (
    <FormDialog
      title={t(address.title)}
      width={640}
      of={address}
      conflict={{
        name: ({ receiverName }) => receiverName,
        describe: ({ receiverName, receiverPhone, region: [province = null, city = null, district = null], detail }) => [
          [t("fields.receiverName"), receiverName, "receiverName"],
          [t("fields.receiverPhone"), receiverPhone, "receiverPhone"],
          [t("fields.detail"), wholeAddress({ province, city, district, detail }), "region", "detail"],
        ],
      }}
    >
      <FormItem form={form} name="receiverName" label={t("fields.receiverName")} explain={explain} isRequired>
        {(field) => <TextInput {...field} data-autofocus="" maxLength={max.receiverName} hasCounter />}
      </FormItem>
      <FormItem form={form} name="receiverPhone" label={t("fields.receiverPhone")} explain={explain} isRequired>
        {(field) => <PhoneInput {...field} placeholder={t("form.phonePlaceholder")} />}
      </FormItem>
      <FormItem form={form} name="region" label={t("fields.region")} explain={explain} isGroup>
        {({ value, onChange }) => <RegionCascader value={value} onChange={onChange} disabled={isReadOnly} />}
      </FormItem>
      <FormItem form={form} name="detail" label={t("fields.detail")} explain={explain} isRequired isWide>
        {(field) => <TextInput {...field} placeholder={t("form.detailPlaceholder")} maxLength={max.detail} hasCounter />}
      </FormItem>
      <FormItem form={form} name="isShow" label={t("fields.isShow")} explain={explain} isGroup>
        {({ value, ...field }) => <Switch {...field} isOn={value} aria-label={t("fields.isShow")} />}
      </FormItem>
      <FormItem
        form={form}
        name="isDefault"
        label={t("fields.isDefault")}
        explain={explain}
        isGroup
        help={isShown ? undefined : t("form.hiddenHint")}
      >
        {({ value, ...field }) => (
          <Switch {...field} isOn={value && isShown} disabled={isReadOnly || !isShown} aria-label={t("fields.isDefault")} />
        )}
      </FormItem>
    </FormDialog>
  );
}
