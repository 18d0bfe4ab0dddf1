import { onMissingCode } from "@shopkeeper/hooks/core";
import { session, unsaved } from "../session";
import { missingCodeEvent, type MissingCodeDetail } from "./events";

const textFields = ":is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)";

/** Lets the page's own script reload once where code does not arrive, unless something would be lost. */
export function recoverCode() {
  onMissingCode(({ isShown }) => {
    // what a dialog needs for its work, such as reading a file that was chosen, leaves it open
    const isAtWork = !isShown && document.querySelector("dialog[open]") !== null;
    const detail: MissingCodeDetail = { mayReload: !unsaved.isAny() && !isAtWork && !hasTyped(), isShown };
    dispatchEvent(new CustomEvent(missingCodeEvent, { detail }));
  });
}

/** Whether a dialog, or a page that keeps no register of it, such as the login, has a field that is filled in. */
function hasTyped() {
  const place = session.state().is === "ready" ? "dialog[open] " : "";
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`${place}${textFields}`);
  return [...fields].some(({ value }) => value !== "");
}
