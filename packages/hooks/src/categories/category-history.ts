import { textOf } from "../texts";
import type { RevisedFieldWords } from "../revisions/shared";
import { categoryText } from "./messages";

/** The texts of a category's field in its history, the same as in its form. */
export function categoryHistory(field: string): RevisedFieldWords | undefined {
  switch (field) {
    case "name":
      return { label: textOf(categoryText, "form.name") };
    case "parent":
      return {
        label: textOf(categoryText, "form.parent"),
        words: (value) => (isEmpty(value) ? textOf(categoryText, "form.top") : undefined),
      };
    case "icon":
      return { label: textOf(categoryText, "fields.icon"), as: "picture" };
    case "sort":
      return { label: textOf(categoryText, "fields.sort") };
    case "isShow":
      return { label: textOf(categoryText, "fields.isShow"), words: (value) => textOf(categoryText, value === true ? "shown" : "hidden") };
    default:
      return undefined;
  }
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
