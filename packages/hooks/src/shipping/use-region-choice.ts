import type { CascaderNode } from "../selection";
import { regionCalled, regionNames } from "./region-names";
import { useRegions } from "./use-regions";

/** The regions for a cascader whose value is the names on the way to one. */
export interface RegionChoice {
  nodes: readonly CascaderNode[] | undefined;
  idOf: (names: readonly string[]) => number | undefined;
  /** The names on the way to a region; none where it is taken away. */
  namesOn: (path?: readonly number[]) => string[];
}

/** The regions for a cascader whose value is the names on the way to one, as addresses keep them. */
export function useRegionChoice(): RegionChoice {
  const nodes = useRegions();
  return {
    nodes,
    idOf: (names: readonly string[]) => nodes && regionCalled(nodes, names),
    namesOn: (path: readonly number[] = []) => regionNames(nodes ?? [], path),
  };
}
