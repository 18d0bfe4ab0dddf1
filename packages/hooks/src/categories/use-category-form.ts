import type { Schema } from "@shopkeeper/sdk";
import { textOf, useVersionedForm } from "../core";
import { type CategoryForm, categoryInput, categoryLimits, categoryModel } from "./category-form";
import { categoryText } from "./messages";
import { useCategoryRoots } from "./use-category-roots";

export interface CategoryFormOptions {
  /** The category to edit; without it a new one is added. */
  category?: Schema<"Category"> | undefined;
  /** The id of the top category that a new one is added below; 0 for the top. */
  parent?: number | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding a category of the shop, or editing one; it lasts as long as its dialog is open. */
export function useCategoryForm({ category, parent = 0, onDone, onCancel }: CategoryFormOptions) {
  const roots = useCategoryRoots(textOf(categoryText, "form.top"));
  const form = useVersionedForm<CategoryForm, Schema<"Category">, null>({
    model: categoryModel(category, parent),
    edited: category,
    operation: category ? "updateProductCategory" : "addProductCategory",
    save: (values, client, version) =>
      category
        ? client.updateProductCategory({ body: { id: category.id, ...categoryInput(values), version } })
        : client.addProductCategory({ body: categoryInput(values) }),
    reread: async (client) => (await client.listProductCategories()).find(({ id }) => id === category?.id),
    done: textOf(categoryText, category ? "form.updated" : "form.created"),
    onDone,
    onCancel,
  });
  return {
    ...form,
    title: category ? ("form.editTitle" as const) : ("form.addTitle" as const),
    limits: categoryLimits,
    /** The parents to choose from, without the category itself. */
    parents: roots.nodes?.filter(({ id }) => id !== category?.id),
    /** A category with others below it stays at the top. */
    isParentFixed: category !== undefined && roots.hasBelow(category.id),
    isMovable: category !== undefined,
  };
}
