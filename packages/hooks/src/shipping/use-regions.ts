import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { type CascaderNode } from "../selection";
import { useCan } from "../shop";
import { useRead } from "../core";

/** Provinces, cities and districts for a cascader; undefined until they are loaded. */
export function useRegions(): readonly CascaderNode[] | undefined {
  const { data } = useRead("getRegionTree", useCan()("getRegionTree") ? {} : undefined);
  return useMemo(() => data?.map(nodeOf), [data]);
}

const nodeOf = ({ regionId, regionName, child }: Schema<"RegionNode">): CascaderNode => ({
  id: regionId,
  name: regionName,
  childList: child.map(nodeOf),
});
