import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { type CascaderNode } from "../selection";
import { useCan } from "../shop";
import { useRead } from "../core";

type Node = Schema<"VideoCatNode">;

/** WeChat's categories in cascader format, and the requirements of each third-level category. */
export interface VideoCategories {
  nodes: CascaderNode[] | undefined;
  isRefused: boolean;
  error: Error | undefined;
  retry: () => void;
  leafOf: (id: number | undefined) => Node | undefined;
}

/** WeChat's categories in cascader format, and the requirements of each third-level category. */
export function useVideoCategories(): VideoCategories {
  const can = useCan();
  const isRefused = !can("listVideoCategories");
  const { data, error, retry } = useRead("listVideoCategories", isRefused ? undefined : {});
  const nodes = useMemo(() => data?.map(nodeOf), [data]);
  const leaves = useMemo(() => new Map((data ?? []).flatMap(leavesOf).map((leaf) => [leaf.value, leaf])), [data]);
  return { nodes, isRefused, error, retry, leafOf: (id: number | undefined) => (id === undefined ? undefined : leaves.get(id)) };
}

const nodeOf = ({ value, label, children }: Node): CascaderNode => ({ id: value, name: label, childList: children.map(nodeOf) });

const leavesOf = (node: Node): readonly Node[] => (node.children.length === 0 ? [node] : node.children.flatMap(leavesOf));
