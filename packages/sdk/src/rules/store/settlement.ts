/** The fields of each kind of account. */
export const settlementFields = {
  bank: ["bankUserName", "bankName", "bankAddress", "bankCard"],
  weixin: ["realName", "wechatCode", "wechatQrcodeUrl"],
  alipay: ["realName", "alipayCode", "alipayQrcodeUrl"],
} as const;

/** The number of a bank's account with its middle hidden, as long as it is; of a short one only the end is shown. */
export function maskedCard(card: string): string {
  const [head, tail] = [card.length < 12 ? 0 : 4, Math.min(4, Math.max(0, card.length - 4))];
  return card.slice(0, head) + "*".repeat(card.length - head - tail) + card.slice(card.length - tail);
}

/** The number that is meant: the stored one where its mask came back untouched. */
export const meantCard = (sent: string, stored: string) => (stored !== "" && sent === maskedCard(stored) ? stored : sent);

/** Whether a text is the number of a bank's account. */
export const isCardNumber = (text: string) => /^\d{8,30}$/.test(text);
