import { currentLanguage, useText } from "@shopkeeper/hooks/texts";
import { settlementText } from "@shopkeeper/hooks/finance";
import { labelOf, type Schema, SettlementAccount, SettlementAudit } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../core/status-tag";
import { styled } from "../theme/styled";

const tones: ReadonlyMap<number, Tone> = new Map([
  [SettlementAudit.waiting, "warning"],
  [SettlementAudit.passed, "success"],
  [SettlementAudit.refused, "danger"],
]);

/** The platform's decision on a settlement, and the reason of a refusal. */
export function AuditTag({ auditStatus, refusalReason }: Pick<Schema<"Settlement">, "auditStatus" | "refusalReason">) {
  const t = useText(settlementText);
  return (
    <Root>
      <StatusTag tone={tones.get(auditStatus)}>{labelOf("SettlementAudit", auditStatus, currentLanguage())}</StatusTag>
      {refusalReason && <small data-minor="">{t("reason", { reason: refusalReason })}</small>}
    </Root>
  );
}

/** Whether the platform has paid a settlement out. */
export const AccountTag = ({ accountStatus }: Pick<Schema<"Settlement">, "accountStatus">) => (
  <StatusTag tone={accountStatus === SettlementAccount.paid ? "success" : undefined}>
    {labelOf("SettlementAccount", accountStatus, currentLanguage())}
  </StatusTag>
);

const Root = styled("span", {
  base: {
    display: "grid",
    justifyItems: "start",
    gap: "1",
    minWidth: 0,
    "& > small": { color: "fg.muted", fontSize: "xs", overflowWrap: "anywhere" },
  },
});
