import { useMemo, useState } from "react";
import { type CascaderEntry, type CascaderIndex, type CascaderNode, columnsOf, indexTree, searchTree } from "./cascader";

/** The state of a component that shows a tree. */
export interface TreeBrowsing {
  isOpen: boolean;
  close(): void;
  search: string;
  setSearch: (next: string) => void;
  found: readonly CascaderEntry[];
  isSearching: boolean;
  columns: readonly (readonly CascaderEntry[])[];
  isOpened: (entry: CascaderEntry) => boolean;
  /** Shows a node's children. */
  enter: (entry: CascaderEntry) => void;
}

interface IndexedBrowsing extends TreeBrowsing {
  index: CascaderIndex;
  /** Opens the tree with the branches of a path expanded. */
  openAt(path?: readonly number[]): void;
}

/** Browsing a tree of nodes: opening and closing, columns of expanded branches, and search. */
export function useTreeBrowsing(nodes: readonly CascaderNode[] | undefined, isLeafOnly: boolean): IndexedBrowsing {
  const index = useMemo(() => indexTree(nodes ?? []), [nodes]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);

  return {
    index,
    isOpen,
    openAt(path: readonly number[] = []) {
      setOpened(path);
      setOpen(true);
    },
    close() {
      setOpen(false);
      setSearch("");
    },
    search,
    setSearch,
    found: searchTree(index, search, isLeafOnly),
    isSearching: search.trim() !== "",
    columns: columnsOf(index, opened),
    isOpened: (entry: CascaderEntry) => opened[entry.path.length - 1] === entry.id,
    enter: (entry: CascaderEntry) => setOpened(entry.path),
  };
}
