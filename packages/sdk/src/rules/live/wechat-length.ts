/** The length of a name in Chinese characters as WeChat counts: a single-byte character counts half. */
export const wechatLength = (name: string) => [...name].reduce((length, character) => length + (character <= "\u00FF" ? 0.5 : 1), 0);
