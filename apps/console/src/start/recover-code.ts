import { onMissingCode } from "@shopkeeper/hooks/core";
import { session, unsaved } from "../session";
import { missingCodeEvent, type MissingCodeDetail } from "./events";

/** Lets the page's own script reload once where code does not arrive, unless something would be lost. */
export function recoverCode() {
  onMissingCode(({ isShown }) => {
    const detail: MissingCodeDetail = { mayReload: !unsaved.isAny() && !hasTyped(), isShown };
    dispatchEvent(new CustomEvent(missingCodeEvent, { detail }));
  });
}

/** Whether a dialog, or a page that keeps no register of it, such as the login, has a field that is filled in, or takes a file. */
function hasTyped() {
  const place = session.state().is === "ready" ? "dialog[open] " : "";
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${place}:is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)`,
  );
  return [...fields].some(({ type, value }) => type === "file" || value !== "");
}
