import { useMemo } from "react";
import type { CascaderEntry, CascaderNode } from "./cascader";
import { canToggle, checksOf, dropTag, tagsOf, toggleCheck } from "./cascader-checks";
import { useTreeBrowsing } from "./use-tree-browsing";

/** What a cascader for several nodes is told. */
export interface MultiCascaderOptions {
  nodes: readonly CascaderNode[] | undefined;
  /** The ids of the chosen nodes; with leaves only, those of leaves. */
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
  /** Choosing a branch chooses the leaves below it; otherwise a node of any level stands for itself. */
  isLeafOnly?: boolean;
}

/** Choosing several nodes of a tree, by columns or by typing. */
export function useMultiCascader({ nodes, value, onChange, isLeafOnly = false }: MultiCascaderOptions) {
  const { index, openAt, ...browsing } = useTreeBrowsing(nodes, isLeafOnly);
  const checks = useMemo(() => checksOf(index, new Set(value), isLeafOnly), [index, value, isLeafOnly]);
  const tags = useMemo(() => tagsOf(index, value, isLeafOnly), [index, value, isLeafOnly]);

  return {
    ...browsing,
    open: () => openAt(),
    count: value.length,
    /** What is chosen, in few words. */
    tags,
    checkOf: (entry: CascaderEntry) => checks.get(entry.id) ?? "none",
    canToggle: (entry: CascaderEntry) => canToggle(entry, isLeafOnly),
    toggle: (entry: CascaderEntry) => onChange(toggleCheck(index, value, entry, isLeafOnly)),
    drop: (id: number) => onChange(dropTag(index, value, id, isLeafOnly)),
    clear: () => onChange([]),
  };
}
