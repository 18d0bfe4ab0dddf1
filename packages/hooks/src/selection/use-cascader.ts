import { canChoose, type CascaderEntry, type CascaderNode } from "./cascader";
import { type TreeBrowsing, useTreeBrowsing } from "./use-tree-browsing";

/** Options of a cascader. */
export interface CascaderOptions {
  /** The tree; undefined while it is loading. */
  nodes: readonly CascaderNode[] | undefined;
  /** The id of the chosen node; undefined if there is none. */
  value: number | undefined;
  /** Gets the chosen node; undefined when the choice is cleared. */
  onChange: (id: number | undefined, entry?: CascaderEntry) => void;
  /** Only nodes without children can be chosen. */
  isLeafOnly?: boolean;
}

/** Choosing one node of a tree. */
export interface Cascader extends TreeBrowsing {
  open: () => void;
  /** The chosen node; a node that no longer exists is shown by its id. */
  chosen: CascaderEntry | undefined;
  label: string;
  canChoose: (entry: CascaderEntry) => boolean;
  choose(entry: CascaderEntry): void;
  clear: () => void;
}

/** Choosing one node of a tree, by columns or by search. */
export function useCascader({ nodes, value, onChange, isLeafOnly = false }: CascaderOptions): Cascader {
  const { index, openAt, ...browsing } = useTreeBrowsing(nodes, isLeafOnly);
  const chosen = value === undefined ? undefined : index.byId.get(value);

  return {
    ...browsing,
    open: () => openAt(chosen?.path),
    chosen,
    label: chosen?.label ?? (value === undefined ? "" : `#${value}`),
    canChoose: (entry: CascaderEntry) => canChoose(entry, isLeafOnly),
    choose(entry: CascaderEntry) {
      if (!canChoose(entry, isLeafOnly)) return;
      onChange(entry.id, entry);
      browsing.close();
    },
    clear: () => onChange(undefined),
  };
}
