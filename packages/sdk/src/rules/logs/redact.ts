const secret = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g;
const afterAddress = /[?#][^\s"'<>)?#]*=[^\s"'<>)]*/g;
const mail = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;
const number = /\+?\d(?:[\s-]?\d){6,}/g;

/** A text without personal data: queries of addresses, e-mail addresses, tokens, and runs of digits as long as a phone number. */
export const redact = (text: string) =>
  text.replace(afterAddress, "?…").replace(mail, "[mail]").replace(secret, "[token]").replace(number, "[number]");

/** A route without its ids, in case it is an address and not a pattern. */
export const redactRoute = (route: string) => route.replace(/(?<=\/)\d+(?=\/|$)/g, ":id").replace(number, "[number]");
