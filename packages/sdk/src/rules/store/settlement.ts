/** The fields of each kind of account. */
export const settlementFields = {
  bank: ["bankUserName", "bankName", "bankAddress", "bankCard"],
  weixin: ["realName", "wechatCode", "wechatQrcodeUrl"],
  alipay: ["realName", "alipayCode", "alipayQrcodeUrl"],
} as const;

/** The field with the account of each kind, which responses mask in the middle. */
export const settlementAccounts = { bank: "bankCard", weixin: "wechatCode", alipay: "alipayCode" } as const;

/** The number or name of an account with its middle masked, in full length; of a short one only the end is shown. */
export function maskedAccount(account: string): string {
  const [head, tail] = [account.length < 12 ? 0 : 4, Math.min(4, Math.max(0, account.length - 4))];
  return account.slice(0, head) + "*".repeat(account.length - head - tail) + account.slice(account.length - tail);
}

/** The account of a request: the stored one if its mask was sent back unchanged. */
export const meantAccount = (sent: string, stored: string) => (stored !== "" && sent === maskedAccount(stored) ? stored : sent);

/** Whether a text is a bank account number. */
export const isCardNumber = (text: string) => /^\d{8,30}$/.test(text);
