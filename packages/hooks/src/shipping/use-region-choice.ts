import { regionCalled, regionNames } from "./region-names";
import { useRegions } from "./use-regions";

/** The regions for a cascader whose value is the names on the way to one, as addresses keep them. */
export function useRegionChoice() {
  const nodes = useRegions();
  return {
    nodes,
    idOf: (names: readonly string[]) => nodes && regionCalled(nodes, names),
    /** The names on the way to a region; none where it is taken away. */
    namesOn: (path: readonly number[] = []) => regionNames(nodes ?? [], path),
  };
}
