import { useState } from "react";
import { type CascaderNode } from "../selection";
import { coreText, textOf, useLanguage } from "../texts";
import { type Question, useConfirm } from "../form";
import { useAction, useRead } from "../core";
import { useCan } from "../shop";
import { cascaderNodes, categoryWith, filteredTree, type PictureCategory, rootId, pathTo } from "./category-tree";
import { pictureText } from "./messages";
import { everyCategory } from "./picture-query";

/** What the category dialog is open for: a new category below another, or one that exists. */
export type CategoryTask = { readonly is: "add"; readonly parent: number } | { readonly is: "edit"; readonly id: number };

/** The categories as the library shows them. */
export interface PictureCategories {
  tree: readonly PictureCategory[];
  all: readonly PictureCategory[];
  /** The tree as a cascader takes it, 全部图片 first. */
  nodes: readonly CascaderNode[] | undefined;
  isRefused: boolean;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  chosen: number;
  /** What the chosen category is called; one that is gone is all pictures. */
  chosenName: string;
  choose(id: number): void;
  words: string;
  filter: (next: string) => void;
  /** Whether the categories below one are shown: because it was opened, while filtering, or on the way to the chosen one. */
  isOpen: (id: number) => boolean;
  toggle: (id: number) => void;
  task: CategoryTask | undefined;
  add: ((parent: number) => void) | undefined;
  edit: ((id: number) => void) | undefined;
  closeTask: () => void;
  removal: Question<PictureCategory> | undefined;
}

/** The tree of picture categories, the chosen one, its filter box, and adding, editing or deleting one. */
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
      setOpened((before) => new Map([...before].filter(([above]) => !path.includes(above)))); // what was closed above it opens
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
