import { SettlementAccount, SettlementAudit, WithdrawalStatus } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../ports/files";
import { maskedAccount } from "./masked-account";
import { payoutOf } from "./payout-of";
import type { settlements } from "./tables";

/** A stored settlement; money in cents. */
export type SettlementRow = typeof settlements.$inferSelect;

/** A settlement in the wire form of the list. */
export const listedSettlement = (row: SettlementRow) => ({
  id: row.id,
  closingNo: row.closingNo,
  amount: moneyText(row.amount),
  closingType: payoutOf(row.closingType),
  status: statusOf(row),
  auditStatus: row.auditStatus,
  accountStatus: row.accountStatus,
  auditName: row.auditName,
  auditTime: wireTimeOrNull(row.auditTime),
  refusalReason: row.refusalReason,
  createTime: wireTime(row.createTime),
});

/** A settlement in the wire form of its details. */
export const settlementDetails = (row: SettlementRow, files: Files) => ({
  ...listedSettlement(row),
  closingName: row.closingName,
  realName: row.closingName,
  closingBank: row.closingBank,
  closingBankCard: maskedAccount(row.closingBankCard),
  alipayAccount: row.alipayAccount && maskedAccount(row.alipayAccount),
  wechatNo: row.wechatNo && maskedAccount(row.wechatNo),
  paymentCode: row.paymentCode && files.publicUrl(row.paymentCode),
  closingProof: JSON.stringify(row.closingProof.map((path) => files.publicUrl(path))),
  closingTime: wireTimeOrNull(row.closingTime),
  mark: row.mark,
});

/** The specification's code of a settlement; an approved settlement is under review until it is paid out. */
function statusOf({ auditStatus, accountStatus }: SettlementRow) {
  if (auditStatus === SettlementAudit.refused) return WithdrawalStatus.rejected;
  return accountStatus === SettlementAccount.paid ? WithdrawalStatus.withdrawn : WithdrawalStatus.underReview;
}
