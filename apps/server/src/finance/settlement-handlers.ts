import type { Schema } from "@shopkeeper/sdk/contract";
import { financeRuleMessages, isPayeeKnown, payoutType, settlementProblems } from "@shopkeeper/sdk/rules/finance";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import type { HandlersOf } from "../kernel/handlers";
import type { Platform } from "../kernel/platform";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { maskedAccount } from "./masked-account";
import { financeMessages } from "./messages";
import { payoutOf } from "./payout-of";
import type { SettlementFields } from "./settlement-info-store";
import { settlementRules } from "./settlement-rules";
import { takeFactor } from "../session/shared";
import type { PreparedFinance } from "./prepared";

type Calls = "getSettlementBase" | "applySettlement" | "listSettlements" | "getSettlement";

/** The calls on the shop's settlements. */
export const settlementHandlers: Pick<HandlersOf<"finance", PreparedFinance>, Calls> = {
  async getSettlementBase({ shop, platform }) {
    const info = await shop.settlementInfo.find();
    const settlementType = payoutOf(info.settlementType);
    if (!isPayeeKnown(settlementType, info)) throw new Refusal("settlementInfoEmpty");
    return {
      ...(await limitsOf(shop, platform)),
      settlementType,
      bankUserName: info.bankUserName,
      bankName: info.bankName,
      bankCard: maskedAccount(info.bankCard),
      bankAddress: info.bankAddress,
      wechatCode: maskedAccount(info.wechatCode),
      wechatQrcodeUrl: info.wechatQrcodeUrl && shop.files.publicUrl(info.wechatQrcodeUrl),
      realName: info.realName,
      alipayCode: maskedAccount(info.alipayCode),
      alipayQrcodeUrl: info.alipayQrcodeUrl && shop.files.publicUrl(info.alipayQrcodeUrl),
      openClosingNo: (await shop.settlements.open()) ?? null,
    };
  },

  async applySettlement({ body, shop, platform, session, prepared: factor }) {
    // of two concurrent requests the second sees the amount that the first has reserved
    await shop.merchant.lock();
    const info = await shop.settlementInfo.find();
    const { amount, mark } = body;
    const limits = { ...(await limitsOf(shop, platform)), ...info };
    const problems = settlementProblems({ amount, closingType: body.closingType, mark: mark ?? "" }, limits);
    if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, financeRuleMessages));
    const open = await shop.settlements.open();
    if (open !== undefined) throw new Refusal("settlementOpen", { closingNo: open });
    const closingType = payoutType(body.closingType);
    const { accountId } = session;
    if (!session.isService) await takeFactor(platform, { ...session, id: accountId }, factor);
    await shop.settlements.add({
      ...payeeOf(closingType, info),
      closingType,
      accountId,
      amount: centsOf(amount),
      mark: mark?.trim() || null,
    });
    return null;
  },

  listSettlements({ query, shop }) {
    const { closingType, auditStatus, accountStatus, dateLimit } = query;
    const applied = dateLimit ? shop.settlements.period(dateLimit) : undefined;
    if (dateLimit && !applied) throw invalidFields({ dateLimit: financeMessages.dateLimitWrong });
    const closingNo = searchText(query.closingNo);
    return shop.settlements.page(
      { closingNo, closingType: closingType && payoutType(closingType), auditStatus, accountStatus, applied },
      query,
    );
  },

  async getSettlement({ path, shop }) {
    const found = await shop.settlements.find(path.closingNo);
    if (!found) throw new Refusal("settlementMissing");
    return found;
  },
};

/** The limits of a payout now. */
async function limitsOf(shop: Shop, platform: Platform) {
  const { guaranteed, min, max, freezeDays } = await settlementRules(platform);
  const { released, frozen } = await shop.balance.read(freezeDays);
  return {
    guaranteedAmount: moneyText(guaranteed),
    transferMinAmount: moneyText(min),
    transferMaxAmount: moneyText(max),
    balance: moneyText(released),
    transferBalance: moneyText(Math.max(0, released - guaranteed)),
    freezeAmount: moneyText(frozen),
  };
}

/** The account of a kind of payout, as stored with the settlement. */
function payeeOf(type: Schema<"PayoutType">, info: SettlementFields) {
  const { bankUserName, bankName, bankCard, bankAddress, realName } = info;
  if (type === "bank") return { closingName: bankUserName, closingBank: `${bankName} ${bankAddress}`, closingBankCard: bankCard };
  if (type === "weixin") return { closingName: realName, wechatNo: info.wechatCode, paymentCode: info.wechatQrcodeUrl };
  return { closingName: realName, alipayAccount: info.alipayCode, paymentCode: info.alipayQrcodeUrl };
}
