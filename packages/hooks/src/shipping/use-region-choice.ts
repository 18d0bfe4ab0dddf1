import type { CascaderNode } from "../selection";
import { regionCalled, regionNames } from "./region-names";
import { useRegions } from "./use-regions";

/** The regions for a cascader whose value is the path of names to a region. */
export interface RegionChoice {
  nodes: readonly CascaderNode[] | undefined;
  idOf: (names: readonly string[]) => number | undefined;
  /** The path of names to a region; empty if the choice is cleared. */
  namesOn: (path?: readonly number[]) => string[];
}

/** The regions for a cascader whose value is the path of names to a region, as stored in addresses. */
export function useRegionChoice(): RegionChoice {
  const nodes = useRegions();
  return {
    nodes,
    idOf: (names: readonly string[]) => nodes && regionCalled(nodes, names),
    namesOn: (path: readonly number[] = []) => regionNames(nodes ?? [], path),
  };
}
