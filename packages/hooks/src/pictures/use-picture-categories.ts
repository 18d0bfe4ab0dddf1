import { useState } from "react";
import { type CascaderNode } from "../selection";
import { coreText, textOf, useLanguage } from "../texts";
import { type Question, useConfirm } from "../form";
import { useAction, useRead } from "../core";
import { useCan } from "../shop";
import { cascaderNodes, categoryWith, filteredTree, type PictureCategory, rootId, pathTo } from "./category-tree";
import { pictureText } from "./messages";
import { everyCategory } from "./picture-query";

/** The task of the category dialog: adding below a parent, or editing. */
export type CategoryTask = { readonly is: "add"; readonly parent: number } | { readonly is: "edit"; readonly id: number };

/** The picture categories, for the library. */
export interface PictureCategories {
  tree: readonly PictureCategory[];
  all: readonly PictureCategory[];
  /** The tree in cascader format, 全部图片 first. */
  nodes: readonly CascaderNode[] | undefined;
  isRefused: boolean;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  chosen: number;
  /** The name of the chosen category; for a deleted category that of all pictures. */
  chosenName: string;
  choose(id: number): void;
  words: string;
  filter: (next: string) => void;
  /** Whether a category is expanded: by the person, by the filter, or as an ancestor of the chosen one. */
  isOpen: (id: number) => boolean;
  toggle: (id: number) => void;
  task: CategoryTask | undefined;
  add: ((parent: number) => void) | undefined;
  edit: ((id: number) => void) | undefined;
  closeTask: () => void;
  removal: Question<PictureCategory> | undefined;
}

/** The tree of picture categories, the chosen one, the filter, and adding, editing or deleting a category. */
export function usePictureCategories(chosen: number | undefined, choose: (pid: number | undefined) => void): PictureCategories {
  const can = useCan();
  useLanguage();
  const read = useRead("listPictureCategories", can("listPictureCategories") ? everyCategory : undefined);
  const [words, setWords] = useState("");
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [task, setTask] = useState<CategoryTask>();
  const all: readonly PictureCategory[] = read.data ?? [];
  const allName = textOf(pictureText, "category.all");
  const ancestors = chosen === undefined ? [] : pathTo(all, chosen);
  const isOpen = (id: number) => words.trim() !== "" || (opened.get(id) ?? ancestors.includes(id));

  const remove = useAction(({ id }: PictureCategory, client) => client.deletePictureCategory({ path: { id } }), ["pictures"], {
    done(_answer, { id }) {
      if (chosen === id) choose(undefined);
      return textOf(coreText, "done.removed");
    },
  });
  const removal = useConfirm(remove);

  return {
    tree: filteredTree(all, words),
    all,
    nodes: read.data && cascaderNodes(all, allName),
    isRefused: !can("listPictureCategories"),
    isLoading: read.isLoading,
    error: read.error,
    retry: read.retry,
    chosen: chosen ?? rootId,
    chosenName: (chosen === undefined ? undefined : categoryWith(all, chosen)?.name) ?? allName,
    choose(id: number) {
      const path = pathTo(all, id);
      setOpened((before) => new Map([...before].filter(([above]) => !path.includes(above)))); // collapsed ancestors expand
      choose(id === rootId ? undefined : id);
    },
    words,
    filter: setWords,
    isOpen,
    toggle: (id: number) => setOpened((before) => new Map(before).set(id, !isOpen(id))),
    task,
    add: can("savePictureCategory") ? (parent: number) => setTask({ is: "add", parent }) : undefined,
    edit: can("updatePictureCategory") ? (id: number) => setTask({ is: "edit", id }) : undefined,
    closeTask: () => setTask(undefined),
    removal: can("deletePictureCategory") ? removal : undefined,
  };
}
