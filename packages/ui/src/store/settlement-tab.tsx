import { useLanguage, useText } from "@shopkeeper/hooks/core";
import { settlementKinds, storeText, useSettlement } from "@shopkeeper/hooks/store";
import { PayoutType } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { codeOptions } from "../core/code-options";
import { FormField } from "../core/form-field";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { RadioGroup } from "../core/radio-group";
import { RefusedState } from "../core/refused-state";
import { NamedForm } from "../forms/shared";
import { pictureParts } from "../pictures/shared";
import { Panel } from "./panel";

/** 结算信息: the kind of account that the shop's money goes to, and the platform's form for it. */
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
          {kind === PayoutType.bank && settlement.card && <CardNotice card={settlement.card} />}
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

function CardNotice({ card }: { card: NonNullable<ReturnType<typeof useSettlement>["card"]> }) {
  const t = useText(storeText);
  return (
    <HintNotice
      actions={
        <Button size="sm" isBusy={card.isRunning} onClick={card.shown === undefined ? card.show : card.hide}>
          {t(card.shown === undefined ? "settlement.reveal" : "settlement.hide")}
        </Button>
      }
    >
      {card.shown === undefined ? t("settlement.masked") : t("settlement.revealed", { card: card.shown })}
    </HintNotice>
  );
}
