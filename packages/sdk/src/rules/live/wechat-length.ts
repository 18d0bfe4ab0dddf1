/** How many Chinese characters a name is long as WeChat counts: any other letter of one byte is half of one. */
export const wechatLength = (name: string) => [...name].reduce((length, character) => length + (character <= "\u00FF" ? 0.5 : 1), 0);
