import type { Schema } from "@shopkeeper/sdk";
import { textOf, useCan, useLeaving, useSchemaForm } from "../core";
import { type CategoryForm, categoryFormOf, categoryLimits, categorySchema } from "./category-form";
import { categoryText } from "./messages";
import { useCategoryRoots } from "./use-category-roots";
import { useCategorySaving } from "./use-category-saving";

/** What the form of a category is told. */
export interface CategoryFormOptions {
  /** The category to edit; a new one is added without. */
  category?: Schema<"Category"> | undefined;
  /** Where a new one goes: a top category's number; at the top without. */
  parent?: number | undefined;
  /** It is saved. */
  onDone: () => void;
  /** It is given up. */
  onCancel: () => void;
}

/** Adding a category of the shop, or editing one; it lasts as long as its dialog is open. */
export function useCategoryForm({ category, parent = 0, onDone, onCancel }: CategoryFormOptions) {
  const can = useCan();
  const roots = useCategoryRoots(textOf(categoryText, "form.top"));
  const saving = useCategorySaving(category);
  const { form, submit, ...rest } = useSchemaForm<CategoryForm, null>({
    schema: categorySchema(category),
    values: categoryFormOf(category, parent),
    action: saving.action,
    isReadOnly: !can(category ? "updateProductCategory" : "addProductCategory"),
    onDone,
  });
  const leaving = useLeaving(rest, onCancel);

  return {
    ...rest,
    ...leaving,
    form,
    submit,
    title: category ? ("form.editTitle" as const) : ("form.addTitle" as const),
    limits: categoryLimits,
    /** The parents to choose from, without the category itself. */
    parents: roots.nodes?.filter(({ id }) => id !== category?.id),
    /** A category with others below it stays at the top. */
    isParentFixed: category !== undefined && roots.hasBelow(category.id),
    isMovable: category !== undefined,
    /** Someone else has saved the category meanwhile: both versions, and which of them to go on with. */
    conflict: saving.theirs && conflictWith(saving.theirs),
  };

  function conflictWith(theirs: Schema<"Category">) {
    const keepMine = () => (saving.goOnFrom(theirs), submit());
    const takeTheirs = () => (saving.goOnFrom(theirs), form.reset(categoryFormOf(theirs, 0), { keepDirtyValues: false }));
    return { name: theirs.name, mine: form.getValues(), theirs: categoryFormOf(theirs, 0), keepMine, takeTheirs };
  }
}
