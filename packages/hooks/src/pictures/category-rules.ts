import { limits } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { type PictureCategory, parentProblem } from "./category-tree";
import type { PictureTextKey } from "./messages";

/** A picture category as it is typed. */
export interface CategoryForm {
  pid: number | undefined;
  name: string;
  sort: number | undefined;
}

/** How long and how large its fields may be. */
export const categoryLimits = {
  nameMax: limits.PictureCategoryInput.name.maxLength,
  sortMax: limits.PictureCategoryInput.sort.max,
};

/** What is wrong with a category, field by field. `id` is its own, where it has one. */
export function categoryProblems({ pid, name, sort }: CategoryForm, tree: readonly PictureCategory[], id: number | undefined) {
  const problems: Partial<Record<keyof CategoryForm, PictureTextKey>> = {};
  const parent = pid === undefined ? "category.parentRequired" : parentProblem(tree, id, pid);
  if (parent) problems.pid = parent;
  if (name.trim() === "") problems.name = "category.nameRequired";
  else if ([...name.trim()].length > categoryLimits.nameMax) problems.name = "category.nameLong";
  if (sort === undefined || sort > categoryLimits.sortMax) problems.sort = "category.sortRequired";
  return problems;
}

/** The rules of the category form. */
export function categorySchema(tree: readonly PictureCategory[], id: number | undefined) {
  return categoryShape.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(categoryProblems(value, tree, id))) {
      issues.push({ code: "custom", path: [field], message, input: value });
    }
  });
}

const number = () => z.custom<number | undefined>((value) => value === undefined || typeof value === "number");

const categoryShape = z.object({ pid: number(), name: z.string(), sort: number() });
