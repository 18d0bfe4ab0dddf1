import { limits, type Schema } from "@shopkeeper/sdk";
import { type FormModel, formSchema } from "../core";
import type { CategoryTextKey } from "./messages";

type Category = Schema<"Category">;

/** `pid` is 0 at the top. */
export interface CategoryForm {
  pid: number | undefined;
  name: string;
  icon: string;
  sort: number | undefined;
}

/** Characters of a name, and the range of the order; names that other programs have stored may be longer. */
export const categoryLimits = { name: 8, sortMin: 1, sortMax: limits.CategoryInput.sort.max };

/** The request body of a valid form. */
export const categoryInput = ({ pid = 0, name, icon, sort = categoryLimits.sortMin }: CategoryForm): Schema<"CategoryInput"> => ({
  pid,
  name: name.trim(),
  icon: icon === "" ? null : icon,
  sort,
});

/** The problems of a form by field; a value that the category had before may stay. */
export function categoryProblems({ pid, name, sort }: CategoryForm, before?: Pick<Category, "name" | "sort">) {
  const problems: Partial<Record<keyof CategoryForm, CategoryTextKey>> = {};
  const trimmed = name.trim();
  if (trimmed === "") problems.name = "problems.nameEmpty";
  else if ([...trimmed].length > categoryLimits.name && trimmed !== before?.name) problems.name = "problems.nameLong";
  if (pid === undefined) problems.pid = "problems.parentEmpty";
  const isInRange = sort !== undefined && sort >= categoryLimits.sortMin && sort <= categoryLimits.sortMax;
  if (!isInRange && (sort === undefined || sort !== before?.sort)) problems.sort = "problems.sortWrong";
  return problems;
}

/** The form of a category, or of a new one below `parent`. */
export const categoryModel = (before: Category | undefined, parent: number): FormModel<CategoryForm, Category> => ({
  schema: formSchema<CategoryForm>((form) => categoryProblems(form, before)),
  valuesOf: (category) => ({
    pid: category?.pid ?? parent,
    name: category?.name ?? "",
    icon: category?.icon ?? "",
    sort: category?.sort ?? categoryLimits.sortMin,
  }),
});
