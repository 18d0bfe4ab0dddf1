import { onMissingCode } from "@shopkeeper/hooks/core";
import { session, unsaved } from "../session";
import { missingCodeEvent, type MissingCodeDetail } from "./events";

const textFields = ":is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)";

/** Lets the page's own script reload once if code does not load, unless input would be lost. */
export function recoverCode() {
  onMissingCode(({ isShown }) => {
    // missing code of a task of an open dialog, such as reading a chosen file, leaves the dialog open
    const isAtWork = !isShown && document.querySelector("dialog[open]") !== null;
    const detail: MissingCodeDetail = { mayReload: !unsaved.isAny() && !isAtWork && !hasTyped(), isShown };
    dispatchEvent(new CustomEvent(missingCodeEvent, { detail }));
  });
}

/** Whether a filled-in field is in a dialog, or on a page that does not register its input, such as the login. */
function hasTyped() {
  const place = session.state().is === "ready" ? "dialog[open] " : "";
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`${place}${textFields}`);
  return [...fields].some(({ value }) => value !== "");
}
