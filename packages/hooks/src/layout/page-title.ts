import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** The title of a page in the browser's tab: `{route} - 掌柜`, or only the app's; in brackets before it the number of open tasks. */
export function pageTitle(title: string | undefined, waiting = 0): string {
  const app = textOf(coreText, "app");
  const name = title ? `${title} - ${app}` : app;
  return waiting > 0 ? `(${waiting}) ${name}` : name;
}
