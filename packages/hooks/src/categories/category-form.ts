import { limits, type Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import type { CategoryTextKey } from "./messages";

type Category = Schema<"Category">;

/** A category as it is typed; 0 is the parent of what lies at the top. */
export interface CategoryForm {
  pid: number | undefined;
  name: string;
  icon: string;
  sort: number | undefined;
}

/** How long a name and how large an order may be; names that other programs have stored may be longer. */
export const categoryLimits = { name: 8, sortMin: 1, sortMax: limits.CategoryInput.sort.max };

/** The form of a category, or of a new one below `parent`. */
export const categoryFormOf = (category: Category | undefined, parent: number): CategoryForm => ({
  pid: category?.pid ?? parent,
  name: category?.name ?? "",
  icon: category?.icon ?? "",
  sort: category?.sort ?? categoryLimits.sortMin,
});

/** What travels for a form without problems. */
export const categoryInput = ({ pid = 0, name, icon, sort = categoryLimits.sortMin }: CategoryForm): Schema<"CategoryInput"> => ({
  pid,
  name: name.trim(),
  icon: icon === "" ? null : icon,
  sort,
});

/** What is wrong with a category as typed, field by field; what it had before may stay as it is. */
export function categoryProblems({ pid, name, sort }: CategoryForm, before?: Pick<Category, "name" | "sort">) {
  const problems: Partial<Record<keyof CategoryForm, CategoryTextKey>> = {};
  const said = name.trim();
  if (said === "") problems.name = "problems.nameEmpty";
  else if ([...said].length > categoryLimits.name && said !== before?.name) problems.name = "problems.nameLong";
  if (pid === undefined) problems.pid = "problems.parentEmpty";
  const isInRange = sort !== undefined && sort >= categoryLimits.sortMin && sort <= categoryLimits.sortMax;
  if (!isInRange && (sort === undefined || sort !== before?.sort)) problems.sort = "problems.sortWrong";
  return problems;
}

/** The rules of the category form. */
export const categorySchema = (before?: Pick<Category, "name" | "sort">) =>
  categoryShape.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(categoryProblems(value, before)))
      issues.push({ code: "custom", path: [field], message, input: value });
  });

const number = () => z.custom<number | undefined>((value) => value === undefined || typeof value === "number");

const categoryShape = z.object({ pid: number(), name: z.string(), icon: z.string(), sort: number() });
