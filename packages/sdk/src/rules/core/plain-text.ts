import type { plainTextMessages } from "./plain-text-messages";

// an emoji of several characters, a keycap and a variant of a Chinese character need invisible characters: they are matched first, and stay
const unseen =
  /(\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0E\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0E\uFE0F]*)*[\u{E0020}-\u{E007F}]*|[0-9#*]\uFE0F\u20E3|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}])|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** A text without invisible characters: zero widths, direction marks, soft hyphens, a byte order mark. */
export const visibleText = (text: string): string => text.replace(unseen, (_sign, kept?: string) => kept ?? "");

const controls = /\p{Cc}/u;
const breaks = /[\n\r\u0085\u2028\u2029]/;
const controlsAmongLines = /(?![\t\n\r])\p{Cc}/u;

/** The problem of a text of one line, or of several. */
export function plainTextProblem(text: string, isMultiline: boolean): keyof typeof plainTextMessages | undefined {
  if (isMultiline) return controlsAmongLines.test(text) ? "controlSigns" : undefined;
  if (breaks.test(text)) return "lineBreak";
  return controls.test(text) ? "controlSigns" : undefined;
}
