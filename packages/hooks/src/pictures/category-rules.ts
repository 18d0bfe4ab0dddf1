import type { Schema } from "@shopkeeper/sdk";
import { pictureCategoryLimits, pictureCategoryNameProblem, pictureCategoryParentProblem } from "@shopkeeper/sdk/rules/pictures";
import { type FormModel, formSchema } from "../form";
import { type PictureCategory, pathTo } from "./category-tree";
import type { PictureTextKey } from "./messages";

/** The draft of a picture category. */
export interface CategoryForm {
  pid: number | undefined;
  name: string;
  sort: number | undefined;
}

/** The order of a new category (specification, section 3). */
const firstSort = 1;

/** The problems of a category by field; `id` is undefined for a new category. */
export function categoryProblems({ pid, name, sort }: CategoryForm, tree: readonly PictureCategory[], id: number | undefined) {
  const problems: Partial<Record<keyof CategoryForm, PictureTextKey>> = {};
  const parent = pid === undefined || id === undefined ? undefined : pictureCategoryParentProblem(id, pid, pathTo(tree, pid));
  const wrongName = pictureCategoryNameProblem(name);
  if (pid === undefined) problems.pid = "category.parentRequired";
  else if (parent) problems.pid = `problems.${parent.key}`;
  if (wrongName) problems.name = `problems.${wrongName.key}`;
  if (sort === undefined || sort > pictureCategoryLimits.sortMax) problems.sort = "category.sortRequired";
  return problems;
}

/** The form of a category, or of a new one below `parent`. */
export const categoryModel = (
  tree: readonly PictureCategory[],
  id: number | undefined,
  parent: number | undefined,
): FormModel<CategoryForm, Schema<"PictureCategory">> => ({
  schema: formSchema<CategoryForm>((form) => categoryProblems(form, tree, id)),
  valuesOf: (category) => ({ pid: category?.pid ?? parent, name: category?.name ?? "", sort: category?.sort ?? firstSort }),
});

/** The request body of a valid form. */
export const categoryInput = ({ pid = 0, name, sort = firstSort }: CategoryForm) => ({ pid, name: name.trim(), sort });
