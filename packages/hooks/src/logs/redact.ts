const afterAddress = /[?#][^\s"'<>)?#]*=[^\s"'<>)]*/g;
const mail = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;
const secret = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g;
const number = /\+?\d(?:[\s-]?\d){6,}/g;

/** A text without personal data: queries of addresses, e-mail addresses, tokens, and runs of digits as long as a phone number. The server repeats it. */
export const redact = (text: string) =>
  text.replace(afterAddress, "?…").replace(mail, "[mail]").replace(secret, "[token]").replace(number, "[number]");
