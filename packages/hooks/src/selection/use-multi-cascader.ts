import { useMemo } from "react";
import { type CascaderEntry, type CascaderNode, indexTree } from "./cascader";
import {
  canToggle,
  type CascaderTag,
  type Check,
  checksOf,
  dropTag,
  type Held,
  heldNote,
  leafCounts,
  tagsOf,
  toggleCheck,
} from "./cascader-checks";
import { type TreeBrowsing, useTreeBrowsing } from "./use-tree-browsing";

/** Options of a cascader that selects several nodes. */
export interface MultiCascaderOptions {
  /** The tree; undefined while it is loading. */
  nodes: readonly CascaderNode[] | undefined;
  /** The ids of the chosen nodes; with leaves only, of leaves. */
  value: readonly number[];
  /** Gets the ids of all chosen nodes. */
  onChange: (ids: readonly number[]) => void;
  /** Choosing a branch chooses the leaves below it; without it, nodes of any level are independent. */
  isLeafOnly?: boolean;
  /** Leaves chosen elsewhere, with a short name of the place: they are marked and cannot be chosen here. */
  held?: Held;
}

const none: Held = new Map();
/** Used while the tree is closed, which needs no marks. */
const noIndex = indexTree([]);

/** Choosing several nodes of a tree. */
export interface MultiCascader extends TreeBrowsing {
  open: () => void;
  count: number;
  /** The tags of the choice. */
  tags: readonly CascaderTag[];
  checkOf: (entry: CascaderEntry) => Check;
  canToggle(entry: CascaderEntry): boolean;
  /** The chosen leaves of a branch as 3/12; undefined if there are none, or if levels are independent. */
  countOf(entry: CascaderEntry): string | undefined;
  /** The note on a node that is chosen elsewhere. */
  heldNote: (entry: CascaderEntry) => string | undefined;
  toggle: (entry: CascaderEntry) => void;
  drop: (id: number) => void;
  clear: () => void;
}

/** Choosing several nodes of a tree, by columns or by search. */
export function useMultiCascader({ nodes, value, onChange, isLeafOnly = false, held = none }: MultiCascaderOptions): MultiCascader {
  const { index, openAt, ...browsing } = useTreeBrowsing(nodes, false);
  const { isOpen } = browsing;
  const { checks, counts } = useMemo(() => {
    const picked = new Set(value);
    const shown = isOpen ? index : noIndex;
    return { checks: checksOf(shown, picked, isLeafOnly, held), counts: leafCounts(shown, picked, held) };
  }, [index, value, isLeafOnly, held, isOpen]);
  const tags = useMemo(() => tagsOf(index, value, isLeafOnly), [index, value, isLeafOnly]);

  return {
    ...browsing,
    open: () => openAt(),
    count: value.length,
    tags,
    checkOf: (entry: CascaderEntry) => checks.get(entry.id) ?? "none",
    canToggle(entry: CascaderEntry) {
      const { leaves, picked, held: taken } = counts.get(entry.id) ?? { leaves: 0, picked: 0, held: 0 };
      return canToggle(entry, isLeafOnly) && (picked > 0 || taken === 0 || taken < leaves);
    },
    countOf(entry: CascaderEntry) {
      const { leaves, picked } = counts.get(entry.id) ?? { leaves: 0, picked: 0 };
      return isLeafOnly && !entry.isLeaf && picked > 0 ? `${picked}/${leaves}` : undefined;
    },
    heldNote: (entry: CascaderEntry) => heldNote(entry, held),
    toggle: (entry: CascaderEntry) => onChange(toggleCheck(index, value, entry, isLeafOnly, held)),
    drop: (id: number) => onChange(dropTag(index, value, id, isLeafOnly)),
    clear: () => onChange([]),
  };
}
