/** The fields of each kind of account. */
export const settlementFields = {
  bank: ["bankUserName", "bankName", "bankAddress", "bankCard"],
  weixin: ["realName", "wechatCode", "wechatQrcodeUrl"],
  alipay: ["realName", "alipayCode", "alipayQrcodeUrl"],
} as const;

/** The field of each kind that names its account, which is answered with its middle hidden. */
export const settlementAccounts = { bank: "bankCard", weixin: "wechatCode", alipay: "alipayCode" } as const;

/** The number or name of an account with its middle hidden, as long as it is; of a short one only the end is shown. */
export function maskedAccount(account: string): string {
  const [head, tail] = [account.length < 12 ? 0 : 4, Math.min(4, Math.max(0, account.length - 4))];
  return account.slice(0, head) + "*".repeat(account.length - head - tail) + account.slice(account.length - tail);
}

/** The account that is meant: the stored one where its mask came back untouched. */
export const meantAccount = (sent: string, stored: string) => (stored !== "" && sent === maskedAccount(stored) ? stored : sent);

/** Whether a text is the number of a bank's account. */
export const isCardNumber = (text: string) => /^\d{8,30}$/.test(text);
