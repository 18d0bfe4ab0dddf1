import { fields, type Schema, type Output } from "@shopkeeper/sdk";
import { type CascaderNode } from "../selection";
import { type FormModel, formSchema, useVersionedForm, type VersionedForm } from "../form";
import { textOf } from "../texts";
import { useCan } from "../shop";
import { useRead } from "../core";
import { categoryText, type CategoryTextKey } from "./messages";

type Category = Schema<"Category">;

/** The values of the category form; `pid` is 0 at the top level. */
export interface CategoryForm {
  pid: number | undefined;
  name: string;
  icon: string;
  sort: number | undefined;
}

/** Characters of a name, and the range of the order; names that other programs have stored may be longer. */
const categoryLimits = { name: 8, sortMin: 1, sortMax: fields.CategoryInput.sort.max };

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
const categoryModel = (before: Category | undefined, parent: number): FormModel<CategoryForm, Category> => ({
  schema: formSchema<CategoryForm>((form) => categoryProblems(form, before)),
  valuesOf: (category) => ({
    pid: category?.pid ?? parent,
    name: category?.name ?? "",
    icon: category?.icon ?? "",
    sort: category?.sort ?? categoryLimits.sortMin,
  }),
});

export interface CategoryFormOptions {
  /** The category to edit; without it a new category is added. */
  category?: Category | undefined;
  /** The id of the top-level category that gets the new category; 0 for the top level. */
  parent?: number | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding or editing a category of the shop. */
export interface CategoryFormState extends VersionedForm<CategoryForm, Category> {
  title: "form.addTitle" | "form.editTitle";
  limits: typeof categoryLimits;
  /** The parents to choose from, without the category itself. */
  parents: (CascaderNode | { id: number; name: string })[] | undefined;
  /** A category with children stays at the top level. */
  isParentFixed: boolean;
  isMovable: boolean;
}

/** Adding or editing a category of the shop; it lasts as long as its dialog is open. */
export function useCategoryForm({ category, parent = 0, onDone, onCancel }: CategoryFormOptions): CategoryFormState {
  const roots = useCategoryRoots();
  const form = useVersionedForm<CategoryForm, Category, Output<"addProductCategory">>({
    model: categoryModel(category, parent),
    edited: category,
    operation: category ? "updateProductCategory" : "addProductCategory",
    save({ pid = 0, name, icon, sort = categoryLimits.sortMin }, client, version) {
      const input = { pid, name: name.trim(), icon: icon === "" ? null : icon, sort };
      return category
        ? client.updateProductCategory({ body: { id: category.id, ...input, version } })
        : client.addProductCategory({ body: input });
    },
    labels: {
      name: textOf(categoryText, "form.name"),
      pid: textOf(categoryText, "form.parent"),
      icon: textOf(categoryText, "fields.icon"),
      sort: textOf(categoryText, "fields.sort"),
    },
    reread: async (client) => (await client.listProductCategories()).find(({ id }) => id === category?.id),
    done: textOf(categoryText, category ? "form.updated" : "form.created"),
    row: ({ name }) => ({ list: "listProductCategories", name: name.trim() }),
    onDone,
    onCancel,
  });
  return {
    ...form,
    title: category ? ("form.editTitle" as const) : ("form.addTitle" as const),
    limits: categoryLimits,
    parents: roots.nodes?.filter(({ id }) => id !== category?.id),
    isParentFixed: category !== undefined && roots.hasBelow(category.id),
    isMovable: category !== undefined,
  };
}

/** The shop's top-level categories as parents to choose from; hidden ones too if the account may see all categories. */
function useCategoryRoots() {
  const can = useCan();
  const seesAll = can("listProductCategories");
  const seesShown = !seesAll && can("getProductCategoryTree");
  const all = useRead("listProductCategories", seesAll ? {} : undefined);
  const shown = useRead("getProductCategoryTree", seesShown ? {} : undefined);
  const roots = seesAll ? all.data?.filter(({ pid }) => pid === 0) : seesShown ? shown.data : [];
  const top: CascaderNode = { id: 0, name: textOf(categoryText, "form.top") };
  return {
    /** The top level itself is first. */
    nodes: roots && [top, ...roots.map(({ id, name }) => ({ id, name }))],
    /** Whether a category has children, as far as the account may see. */
    hasBelow: (id: number) => all.data?.some(({ pid }) => pid === id) ?? false,
  };
}
