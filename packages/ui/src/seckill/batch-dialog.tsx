import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type BatchSetting, seckillText } from "@shopkeeper/hooks/seckill";
import { seckillLimits } from "@shopkeeper/sdk/rules/seckill";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import { FormField } from "../form/form-field";
import { styled } from "../theme/styled";

export interface BatchDialogProps {
  what: "quota" | "price";
  onSet: (setting: BatchSetting) => void;
  onClose: () => void;
}

/** 批量设置: one quota, one price or one percentage for every SKU of the ticked products. Mount it to open it. */
export function BatchDialog({ what, onSet, onClose }: BatchDialogProps) {
  const t = useText(seckillText);
  const core = useText(coreText);
  const id = useId();
  const [kind, setKind] = useState<BatchSetting["kind"]>(what === "quota" ? "quota" : "amount");
  const [value, setValue] = useState<number>();
  const isFit = value !== undefined && value > 0 && value <= most[kind];
  const set = (event: FormEvent) => {
    event.preventDefault();
    if (isFit) onSet({ kind, value });
  };
  return (
    <Modal
      title={t(what === "quota" ? "form.batchQuota" : "form.batchPrice")}
      isOpen
      width={470}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{core("actions.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" disabled={!isFit}>
            {core("actions.confirm")}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={set}>
        {what === "price" && (
          <FormField label={t("batchForm.kind")} isGroup>
            <RadioGroup
              options={[
                { value: "amount", label: t("batchForm.amount") },
                { value: "percent", label: t("batchForm.percent") },
              ]}
              value={kind}
              onChange={(next) => {
                setKind(next);
                setValue(undefined);
              }}
            />
          </FormField>
        )}
        <FormField
          label={t(kind === "quota" ? "form.quota" : kind === "amount" ? "batchForm.amount" : "batchForm.percent")}
          help={kind === "quota" ? t("batchForm.quotaHint") : kind === "percent" ? t("batchForm.percentHint") : undefined}
        >
          <NumberInput
            value={value}
            onChange={setValue}
            mode={kind === "amount" ? 2 : 0}
            min={0}
            max={most[kind]}
            unit={kind === "quota" ? t("batchForm.pieces") : kind === "amount" ? t("batchForm.yuan") : "%"}
          />
        </FormField>
      </Form>
    </Modal>
  );
}

const most = { quota: 99_999, amount: seckillLimits.priceMax, percent: 100 } as const;

const Form = styled("form", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
