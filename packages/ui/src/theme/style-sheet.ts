import { sheetText } from "./sheet-text";

const text = sheetText();
let sheet: HTMLStyleElement | undefined;

/** Without a built style sheet (stories, development): writes the recipes of the modules loaded since. */
export function writeStyles(): void {
  if (text.isComplete() || typeof document === "undefined") return;
  sheet ??= document.head.appendChild(document.createElement("style"));
  sheet.append(text.more());
}
