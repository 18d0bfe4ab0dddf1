import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** The title of a page in the browser's tab: `{route} - 掌柜`, or the app's alone; before it in brackets how many things wait. */
export function pageTitle(title: string | undefined, waiting = 0): string {
  const app = textOf(coreText, "app");
  const name = title ? `${title} - ${app}` : app;
  return waiting > 0 ? `(${waiting}) ${name}` : name;
}
