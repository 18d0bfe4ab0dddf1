import { useText } from "@shopkeeper/hooks/texts";
import { settlementText } from "@shopkeeper/hooks/finance";
import { PayoutType, type Schema } from "@shopkeeper/sdk";
import { DescriptionList } from "../core/description-list";
import { Picture } from "../core/picture";

export interface PayeeDetailsProps {
  type: Schema<"PayoutType">;
  payee: Schema<"SettlementBase">;
}

const pictureSize = 72;

/** The account for a kind of payout. */
export function PayeeDetails({ type, payee }: PayeeDetailsProps) {
  const t = useText(settlementText);
  const code = (src: string) => <Picture key="code" src={src} name={t("detail.paymentCode")} size={pictureSize} />;
  const facts = {
    [PayoutType.bank]: [
      [t("detail.closingName"), payee.bankUserName],
      [t("detail.closingBank"), `${payee.bankName} ${payee.bankAddress}`],
      [t("detail.closingBankCard"), payee.bankCard],
    ],
    [PayoutType.weixin]: [
      [t("detail.realName"), payee.realName],
      [t("detail.wechatNo"), payee.wechatCode],
      [t("detail.paymentCode"), code(payee.wechatQrcodeUrl)],
    ],
    [PayoutType.alipay]: [
      [t("detail.realName"), payee.realName],
      [t("detail.alipayAccount"), payee.alipayCode],
      [t("detail.paymentCode"), code(payee.alipayQrcodeUrl)],
    ],
  } as const;
  return <DescriptionList title={t("apply.account")} items={facts[type]} />;
}
