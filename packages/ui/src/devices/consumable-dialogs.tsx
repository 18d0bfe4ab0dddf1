import { sentenceOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type ConsumableFormOptions, deviceText, unitOf, useConsumableLimits, useRefillForm } from "@shopkeeper/hooks/devices";
import { NumberInput } from "../core/number-input";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { shownLevel } from "./level-meter";

/** 登记补充: the refilled amount. Mount it to open it. */
export function RefillDialog(options: ConsumableFormOptions) {
  const t = useText(deviceText);
  const refill = useRefillForm(options);
  const { kind, level, capacity } = options.row;
  const unit = unitOf(kind, useLanguage());
  const explain = (message: string) => sentenceOf(deviceText, message, { capacity });
  const { form } = refill;
  return (
    <FormDialog title={t("refill.title")} width={480} of={refill}>
      <FormItem
        form={form}
        name="amount"
        label={t("refill.amount")}
        explain={explain}
        help={t("refill.amountHelp", { level: shownLevel(level), capacity, unit })}
        isRequired
      >
        {(field) => <NumberInput {...numberField(field)} data-autofocus="" mode={2} max={capacity} unit={unit} />}
      </FormItem>
      <FormItem form={form} name="note" label={t("refill.note")} explain={explain}>
        {(field) => <TextInput {...field} maxLength={refill.noteMax} hasCounter />}
      </FormItem>
    </FormDialog>
  );
}

/** 耗材设置: the capacity, and the level at which a refill is due. Mount it to open it. */
export function LimitsDialog(options: ConsumableFormOptions) {
  const t = useText(deviceText);
  const limits = useConsumableLimits(options);
  const unit = unitOf(options.row.kind, useLanguage());
  const { form } = limits;
  const explain = (message: string) => sentenceOf(deviceText, message, { capacity: form.getValues("capacity") ?? 0 });
  return (
    <FormDialog
      title={t("limits.title")}
      width={480}
      of={limits}
      conflict={{
        name: () => options.row.deviceName,
        describe: ({ capacity, warnAt }) => [
          [t("limits.capacity"), `${capacity} ${unit}`, "capacity"],
          [t("limits.warnAt"), `${warnAt} ${unit}`, "warnAt"],
        ],
      }}
    >
      <FormItem form={form} name="capacity" label={t("limits.capacity")} explain={explain} isRequired>
        {(field) => <NumberInput {...numberField(field)} data-autofocus="" mode={2} max={1_000_000} unit={unit} />}
      </FormItem>
      <FormItem form={form} name="warnAt" label={t("limits.warnAt")} explain={explain} help={t("limits.warnAtHelp")} isRequired>
        {(field) => <NumberInput {...numberField(field)} mode={2} max={1_000_000} unit={unit} />}
      </FormItem>
    </FormDialog>
  );
}

/** A field without a value is null: for undefined, the form would take the initial value. */
function numberField<Field extends { value: number | null; onChange: (value: number | null) => void }>({
  value,
  onChange,
  ...field
}: Field) {
  return { ...field, value: value ?? undefined, onChange: (next: number | undefined) => onChange(next ?? null) };
}
