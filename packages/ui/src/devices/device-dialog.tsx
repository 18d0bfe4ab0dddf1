import { sentenceOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type DeviceFormOptions, deviceText, useDeviceForm } from "@shopkeeper/hooks/devices";
import { DeviceKind, labelOf } from "@shopkeeper/sdk";
import { codeOptions } from "../core/code-options";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";

/** 登记设备 or 编辑设备. Mount it to open it. */
export function DeviceDialog(options: DeviceFormOptions) {
  const t = useText(deviceText);
  const language = useLanguage();
  const device = useDeviceForm(options);
  const { form, max } = device;
  const explain = (message: string) => sentenceOf(deviceText, message, { max: max.name });
  return (
    <FormDialog
      title={t(device.title)}
      width={520}
      of={device}
      conflict={{
        name: ({ name }) => name,
        describe: ({ name, kind, place }) => [
          [t("fields.name"), name, "name"],
          [t("fields.kind"), labelOf("DeviceKind", kind, language), "kind"],
          [t("fields.place"), place, "place"],
        ],
      }}
    >
      <FormItem form={form} name="name" label={t("fields.name")} explain={explain} isRequired>
        {(field) => <TextInput {...field} data-autofocus="" maxLength={max.name} hasCounter />}
      </FormItem>
      <FormItem form={form} name="kind" label={t("fields.kind")} explain={explain} isRequired>
        {(field) => (
          <Select
            {...field}
            options={codeOptions("DeviceKind", Object.values(DeviceKind), language)}
            placeholder={t("problems.kindEmpty")}
          />
        )}
      </FormItem>
      <FormItem form={form} name="place" label={t("fields.place")} explain={explain}>
        {(field) => <TextInput {...field} placeholder={t("form.placeHint")} maxLength={max.place} />}
      </FormItem>
    </FormDialog>
  );
}
