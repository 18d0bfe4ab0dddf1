import { CategoryType, type Schema, type Output } from "@shopkeeper/sdk";
import { pictureCategoryLimits } from "@shopkeeper/sdk/rules/pictures";
import { coreText, textOf } from "../texts";
import { useRead } from "../core";
import { useVersionedForm, type VersionedForm } from "../form";
import { type CategoryForm, categoryInput, categoryModel } from "./category-rules";
import type { PictureCategory } from "./category-tree";
import type { CategoryTask } from "./use-picture-categories";

/** The form of a picture category. */
export interface PictureCategoryFormState extends VersionedForm<CategoryForm, Schema<"PictureCategory">> {
  title: "category.add" | "category.edit";
  limits: typeof pictureCategoryLimits;
  isLoading: boolean;
  loadError: Error | undefined;
  retry: () => void;
}

/** Adding or editing a picture category; its state lives as long as the dialog is open. */
export function useCategoryForm(task: CategoryTask, tree: readonly PictureCategory[], onClose: () => void): PictureCategoryFormState {
  const id = task.is === "edit" ? task.id : undefined;
  const stored = useRead("getPictureCategory", id === undefined ? undefined : { path: { id } });
  const form = useVersionedForm<CategoryForm, Schema<"PictureCategory">, Output<"savePictureCategory">>({
    model: categoryModel(tree, id, task.is === "add" ? task.parent : undefined),
    edited: stored.data,
    operation: id === undefined ? "savePictureCategory" : "updatePictureCategory",
    save(values, client) {
      const body = categoryInput(values);
      if (id !== undefined) return client.updatePictureCategory({ path: { id }, body });
      return client.savePictureCategory({ body: { ...body, type: CategoryType.attachment, status: false, url: "url" } });
    },
    done: textOf(coreText, id === undefined ? "done.created" : "done.edited"),
    onDone: onClose,
    onCancel: onClose,
  });
  return {
    ...form,
    title: task.is === "add" ? ("category.add" as const) : ("category.edit" as const),
    limits: pictureCategoryLimits,
    isLoading: stored.isLoading,
    loadError: stored.error,
    retry: stored.retry,
  };
}
