import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { settlementText, useSettlementDetail } from "@shopkeeper/hooks/finance";
import { labelOf, PayoutType, type Schema } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { DescriptionList } from "../core/description-list";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { styled } from "../theme/styled";
import { AccountTag, AuditTag } from "./settlement-tags";

export interface SettlementDialogProps {
  closingNo: string;
  onClose: () => void;
}

/** 结算信息: the payout account of a settlement, the platform's decision, and the proof of payment. Mount it to open it. */
export function SettlementDialog({ closingNo, onClose }: SettlementDialogProps) {
  const { settlement, proofs, ...read } = useSettlementDetail(closingNo);
  const t = useText(settlementText);
  const core = useText(coreText);
  return (
    <Modal
      title={t("detail.title")}
      isOpen
      width={700}
      onClose={onClose}
      footer={<Button onClick={onClose}>{core("actions.close")}</Button>}
    >
      <LoadState of={read}>{settlement && <Details settlement={settlement} proofs={proofs} />}</LoadState>
    </Modal>
  );
}

const pictureSize = 96;

function Details({ settlement, proofs }: { settlement: Schema<"SettlementDetail">; proofs: readonly string[] }) {
  const t = useText(settlementText);
  const language = useLanguage();
  const { closingType, paymentCode } = settlement;
  const isBank = closingType === PayoutType.bank;
  return (
    <Root>
      <DescriptionList
        title={t("detail.payee")}
        items={[
          [t("columns.closingNo"), settlement.closingNo],
          [t("detail.amount"), <Money key="amount" value={settlement.amount} />],
          [t("detail.closingType"), labelOf("PayoutType", closingType, language)],
          [t(isBank ? "detail.closingName" : "detail.realName"), settlement.closingName],
          [t("detail.closingBank"), isBank ? settlement.closingBank : undefined],
          [t("detail.closingBankCard"), isBank ? settlement.closingBankCard : undefined],
          [t("detail.wechatNo"), closingType === PayoutType.weixin ? settlement.wechatNo : undefined],
          [t("detail.alipayAccount"), closingType === PayoutType.alipay ? settlement.alipayAccount : undefined],
          [
            t("detail.paymentCode"),
            isBank ? undefined : <Picture key="code" src={paymentCode} name={t("detail.paymentCode")} size={pictureSize} />,
          ],
          [t("detail.mark"), settlement.mark],
        ]}
      />
      <DescriptionList
        title={t("detail.progress")}
        items={[
          [t("detail.auditStatus"), <AuditTag key="audit" auditStatus={settlement.auditStatus} refusalReason={null} />],
          [t("detail.auditTime"), settlement.auditTime],
          [t("detail.refusalReason"), settlement.refusalReason ?? undefined],
          [t("columns.accountStatus"), <AccountTag key="account" {...settlement} />],
          [t("detail.closingTime"), settlement.closingTime],
          [
            t("detail.closingProof"),
            proofs.length === 0 ? undefined : (
              <span key="proofs" data-pictures="">
                {proofs.map((src, at) => (
                  <Picture key={src} src={src} name={t("detail.proofNamed", { number: at + 1 })} size={pictureSize} />
                ))}
              </span>
            ),
          ],
        ]}
      />
    </Root>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "5", "& [data-pictures]": { display: "flex", flexWrap: "wrap", gap: "2" } } });
