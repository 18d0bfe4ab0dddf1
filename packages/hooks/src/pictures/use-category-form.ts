import { CategoryType } from "@shopkeeper/sdk";
import { coreText, textOf, useAction, useRead, useSchemaForm } from "../core";
import { type CategoryForm, categoryLimits, categorySchema } from "./category-rules";
import { type PictureCategory } from "./category-tree";
import type { CategoryTask } from "./use-picture-categories";

/** A new category has this order (specification, section 3). */
const firstSort = 1;

/** Adding a picture category, or editing one. */
export function useCategoryForm(task: CategoryTask, tree: readonly PictureCategory[], onDone: () => void) {
  const id = task.is === "edit" ? task.id : undefined;
  const stored = useRead("getPictureCategory", id === undefined ? undefined : { path: { id } });
  const save = useAction(
    ({ pid = 0, name, sort = firstSort }: CategoryForm, client) => {
      const body = { pid, name: name.trim(), sort };
      if (id !== undefined) return client.updatePictureCategory({ path: { id }, body });
      return client.savePictureCategory({ body: { ...body, type: CategoryType.attachment, status: false, url: "url" } });
    },
    ["pictures"],
    { done: () => textOf(coreText, id === undefined ? "done.created" : "done.edited") },
  );
  const values: CategoryForm =
    task.is === "add"
      ? { pid: task.parent, name: "", sort: firstSort }
      : { pid: stored.data?.pid, name: stored.data?.name ?? "", sort: stored.data?.sort };
  const form = useSchemaForm<CategoryForm, null>({ schema: categorySchema(tree, id), values, action: save, onDone });
  return {
    ...form,
    title: task.is === "add" ? ("category.add" as const) : ("category.edit" as const),
    limits: categoryLimits,
    isLoading: stored.isLoading,
    loadError: stored.error,
    retry: stored.retry,
  };
}
