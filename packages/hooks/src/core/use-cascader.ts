import { useMemo, useState } from "react";
import { canChoose, type CascaderEntry, type CascaderNode, columnsOf, indexTree, searchTree } from "./cascader";

/** What a cascader is told. */
export interface CascaderOptions {
  nodes: readonly CascaderNode[] | undefined;
  value: number | undefined;
  onChange: (id: number | undefined, entry?: CascaderEntry) => void;
  /** Only nodes without children can be chosen. */
  isLeafOnly?: boolean;
}

/** Choosing one node of a tree, by columns or by typing. */
export function useCascader({ nodes, value, onChange, isLeafOnly = false }: CascaderOptions) {
  const index = useMemo(() => indexTree(nodes ?? []), [nodes]);
  const chosen = value === undefined ? undefined : index.byId.get(value);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);

  function choose(entry: CascaderEntry) {
    if (!canChoose(entry, isLeafOnly)) return;
    onChange(entry.id, entry);
    setOpen(false);
    setSearch("");
  }

  return {
    isOpen,
    open() {
      setOpened(chosen?.path ?? []);
      setOpen(true);
    },
    close() {
      setOpen(false);
      setSearch("");
    },
    /** The chosen node; one that the tree no longer has shows its number. */
    chosen,
    label: chosen?.label ?? (value === undefined ? "" : `#${value}`),
    search,
    setSearch,
    found: searchTree(index, search, isLeafOnly),
    isSearching: search.trim() !== "",
    columns: columnsOf(index, opened),
    isOpened: (entry: CascaderEntry) => opened[entry.path.length - 1] === entry.id,
    /** Shows a node's children. */
    enter: (entry: CascaderEntry) => setOpened(entry.path),
    canChoose: (entry: CascaderEntry) => canChoose(entry, isLeafOnly),
    choose,
    clear: () => onChange(undefined),
  };
}
