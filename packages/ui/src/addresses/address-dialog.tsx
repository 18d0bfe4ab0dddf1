import { type AddressFormOptions, addressText, useAddressForm, wholeAddress } from "@shopkeeper/hooks/addresses";
import { titleOf, useText } from "@shopkeeper/hooks/texts";
import { fields } from "@shopkeeper/sdk";
import { useWatch } from "react-hook-form";
import { Switch } from "../core/switch";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { PhoneInput } from "../form/phone-input";
import { RecordField } from "../form/record-field";
import { TextField } from "../form/text-field";
import { RegionCascader } from "../shipping/shared";

const input = fields.AddressInput;

/** 添加地址, 编辑地址 or 地址详情. Mount it to open it. */
export function AddressDialog(options: AddressFormOptions) {
  const t = useText(addressText);
  const address = useAddressForm(options);
  const { form, isReadOnly } = address;
  const isShown = useWatch({ control: form.control, name: "isShow" });
  return (
    <FormDialog
      title={t(address.title)}
      width={640}
      of={address}
      conflict={{
        name: ({ receiverName }) => receiverName,
        describe: ({ receiverName, receiverPhone, region: [province = null, city = null, district = null], detail }) => [
          [titleOf(input.receiverName), receiverName, "receiverName"],
          [titleOf(input.receiverPhone), receiverPhone, "receiverPhone"],
          [titleOf(input.detail), wholeAddress({ province, city, district, detail }), "region", "detail"],
        ],
      }}
    >
      <TextField form={form} field={input.receiverName} name="receiverName" placeholder="" isFirst />
      <RecordField form={form} field={input.receiverPhone} name="receiverPhone">
        {(control) => <PhoneInput {...control} placeholder={t("form.phonePlaceholder")} />}
      </RecordField>
      <FormItem form={form} name="region" label={t("fields.region")} isGroup>
        {({ value, onChange }) => <RegionCascader value={value} onChange={onChange} disabled={isReadOnly} />}
      </FormItem>
      <TextField form={form} field={input.detail} name="detail" placeholder={t("form.detailPlaceholder")} isWide />
      <RecordField form={form} field={input.isShow} name="isShow" isGroup>
        {({ value, ...control }) => <Switch {...control} isOn={value} aria-label={titleOf(input.isShow)} />}
      </RecordField>
      <RecordField form={form} field={input.isDefault} name="isDefault" isGroup help={isShown ? undefined : t("form.hiddenHint")}>
        {({ value, ...control }) => (
          <Switch {...control} isOn={value && isShown} disabled={isReadOnly || !isShown} aria-label={titleOf(input.isDefault)} />
        )}
      </RecordField>
    </FormDialog>
  );
}
