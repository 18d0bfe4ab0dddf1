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
  /** The tree; undefined while it is on its way. */
  nodes: readonly CascaderNode[] | undefined;
  /** The ids of the chosen nodes; with leaves only, those of leaves. */
  value: readonly number[];
  /** Gets the ids of all nodes that are chosen now. */
  onChange: (ids: readonly number[]) => void;
  /** Choosing a branch chooses the leaves below it; otherwise a node of any level stands for itself. */
  isLeafOnly?: boolean;
  /** Leaves that are chosen elsewhere, with where, in a word: they are marked, and cannot be chosen here. */
  held?: Held;
}

const none: Held = new Map();
/** What is not open needs no marks. */
const noIndex = indexTree([]);

/** Choosing several nodes of a tree. */
export interface MultiCascader extends TreeBrowsing {
  open: () => void;
  count: number;
  /** What is chosen, in few words. */
  tags: readonly CascaderTag[];
  checkOf: (entry: CascaderEntry) => Check;
  canToggle(entry: CascaderEntry): boolean;
  /** How many leaves of a branch are chosen: 3/12; undefined where none is, or where a branch stands for itself. */
  countOf(entry: CascaderEntry): string | undefined;
  /** Where a node is chosen instead. */
  heldNote: (entry: CascaderEntry) => string | undefined;
  toggle: (entry: CascaderEntry) => void;
  drop: (id: number) => void;
  clear: () => void;
}

/** Choosing several nodes of a tree, by columns or by typing. */
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
