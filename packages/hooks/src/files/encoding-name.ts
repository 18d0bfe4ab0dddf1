import { tableFileText } from "./table-file-messages";
import { textOf } from "../texts/catalogue";

/** The display name of an encoding; its own label if it is not offered. */
export function encodingName(encoding: string): string {
  const key = encoding.toLowerCase();
  return isOffered(key) ? textOf(tableFileText, `encodings.${key}`) : encoding;
}

const isOffered = (key: string): key is keyof typeof tableFileText.zh.encodings => key in tableFileText.zh.encodings;
