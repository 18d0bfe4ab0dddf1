import { textOf } from "../texts";
import type { RevisedFieldWords } from "../revisions/shared";
import { roleText } from "./messages";

/** The labels of role fields for the history, as in the form. */
export function roleHistory(field: string): RevisedFieldWords | undefined {
  switch (field) {
    case "roleName":
      return { label: textOf(roleText, "form.name") };
    case "status":
      return { label: textOf(roleText, "fields.status"), words: (value) => textOf(roleText, value === true ? "list.on" : "list.off") };
    case "rules":
      return { label: textOf(roleText, "fields.rules") };
    default:
      return undefined;
  }
}
