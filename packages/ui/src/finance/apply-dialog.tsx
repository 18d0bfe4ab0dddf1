import { coreText, sentenceOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { settlementText, type SettlementFormOptions, useSettlementBase, useSettlementForm } from "@shopkeeper/hooks/finance";
import { labelOf } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { Money } from "../core/money";
import { RadioGroup } from "../core/radio-group";
import { TextInput } from "../core/text-input";
import { Textarea } from "../core/textarea";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { SummaryList } from "../list/summary-list";
import { PayeeDetails } from "./payee-details";

export interface ApplyDialogProps {
  onDone: () => void;
  onClose: () => void;
  /** Opens the settings with the shop's payout account. */
  onOpenSettings: () => void;
}

const width = 700;

/** 申请结算: the available amount, the payout account, and the requested amount. Mount it to open it. */
export function ApplyDialog({ onDone, onClose, onOpenSettings }: ApplyDialogProps) {
  const { base, ...read } = useSettlementBase();
  const t = useText(settlementText);
  const core = useText(coreText);
  if (base) return <ApplyForm base={base} onDone={onDone} onCancel={onClose} />;
  return (
    <Modal
      title={t("apply.title")}
      isOpen
      width={width}
      onClose={onClose}
      footer={
        <>
          {read.error && <Button onClick={onOpenSettings}>{t("apply.settings")}</Button>}
          <Button onClick={onClose}>{core("actions.close")}</Button>
        </>
      }
    >
      <LoadState of={read}>{null}</LoadState>
    </Modal>
  );
}

function ApplyForm(options: SettlementFormOptions) {
  const { base } = options;
  const t = useText(settlementText);
  const language = useLanguage();
  const settlement = useSettlementForm(options);
  const { form, obstacle, params, markMax } = settlement;
  const explain = (message: string) => sentenceOf(settlementText, message, params);
  const closingType = form.watch("closingType");
  return (
    <FormDialog
      title={t("apply.title")}
      width={width}
      of={{ ...settlement, isReadOnly: obstacle !== undefined }}
      submitLabel={t("apply.submit")}
    >
      <SummaryList
        items={[
          [t("apply.balance"), <Money key="balance" value={base.balance} />],
          [t("apply.transferBalance"), <Money key="transfer" value={base.transferBalance} />],
          [t("apply.freezeAmount"), <Money key="freeze" value={base.freezeAmount} />],
          [t("apply.guaranteedAmount"), <Money key="guaranteed" value={base.guaranteedAmount} />],
        ]}
      />
      {obstacle && <HintNotice>{t(`apply.${obstacle}`, params)}</HintNotice>}
      <FormItem form={form} name="closingType" label={t("apply.closingType")} explain={explain} isRequired isGroup>
        {(field) => (
          <RadioGroup
            value={field.value}
            onChange={field.onChange}
            disabled={obstacle !== undefined}
            options={settlement.types.map((type) => ({ value: type, label: labelOf("PayoutType", type, language) }))}
          />
        )}
      </FormItem>
      <PayeeDetails type={closingType} payee={base} />
      {obstacle === undefined && (
        <>
          <FormItem form={form} name="amount" label={t("apply.amount")} explain={explain} help={t("apply.amountHelp", params)} isRequired>
            {(field) => (
              <TextInput
                {...field}
                data-autofocus=""
                inputMode="decimal"
                maxLength={12}
                leading="¥"
                trailing={
                  <Button size="sm" variant="ghost" onClick={settlement.fillAll}>
                    {t("apply.all")}
                  </Button>
                }
              />
            )}
          </FormItem>
          {settlement.needsFactor && (
            <FormItem form={form} name="factorCode" label={t("apply.factor")} explain={explain} help={t("apply.factorHelp")} isRequired>
              {(field) => <TextInput {...field} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />}
            </FormItem>
          )}
          <FormItem form={form} name="mark" label={t("apply.mark")} explain={explain}>
            {(field) => <Textarea {...field} placeholder={t("apply.markPlaceholder")} maxLength={markMax} hasCounter />}
          </FormItem>
        </>
      )}
    </FormDialog>
  );
}
