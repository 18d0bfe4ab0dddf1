import { textOf } from "../core/catalogue";
import { coreText } from "../core/messages";

/** The title of a page in the browser's tab: `{route} - 掌柜`, or the app's alone. */
export function pageTitle(title: string | undefined): string {
  const app = textOf(coreText, "app");
  return title ? `${title} - ${app}` : app;
}
