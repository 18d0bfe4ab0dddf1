import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { settlementKinds, type ShopSettlement, storeText, useSettlement } from "@shopkeeper/hooks/store";
import { Button } from "../core/button";
import { codeOptions } from "../core/code-options";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { RadioGroup } from "../core/radio-group";
import { RefusedState } from "../core/refused-state";
import { FormField } from "../form/form-field";
import { NamedForm } from "../forms/shared";
import { pictureParts } from "../pictures/shared";
import { Panel } from "./panel";

/** 结算信息: the kind of the shop's payout account, and the platform's form for it. */
export function SettlementTab() {
  const settlement = useSettlement();
  const t = useText(storeText);
  const language = useLanguage();
  const { stored, kind, template } = settlement;
  if (settlement.isRefused) return <RefusedState />;
  return (
    <LoadState of={settlement}>
      {stored && (
        <Panel>
          <FormField label={t("settlement.kind")} isGroup>
            <RadioGroup
              variant="segments"
              value={kind}
              onChange={settlement.choose}
              options={codeOptions("PayoutType", settlementKinds, language)}
            />
          </FormField>
          {settlement.account && <AccountNotice account={settlement.account} />}
          <NamedForm
            key={`${kind} ${stored.version}`}
            source={{ name: template }}
            edited={stored}
            action={settlement.save}
            isReadOnly={!settlement.canEdit}
            parts={pictureParts}
            label={t("settlement.form")}
          />
        </Panel>
      )}
    </LoadState>
  );
}

function AccountNotice({ account }: { account: NonNullable<ShopSettlement["account"]> }) {
  const t = useText(storeText);
  return (
    <HintNotice
      actions={
        <Button size="sm" isBusy={account.isRunning} onClick={account.shown === undefined ? account.show : account.hide}>
          {t(account.shown === undefined ? "settlement.reveal" : "settlement.hide")}
        </Button>
      }
    >
      {account.shown === undefined ? t("settlement.masked") : t("settlement.revealed", { account: account.shown })}
    </HintNotice>
  );
}
