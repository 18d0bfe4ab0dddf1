import type { CascaderNode } from "../selection";

/** The names on the path to a region, the province first: 浙江省, 杭州市, 西湖区. */
export function regionNames(regions: readonly CascaderNode[], [id, ...below]: readonly number[]): string[] {
  const region = regions.find((each) => each.id === id);
  return region ? [region.name, ...regionNames(region.childList ?? [], below)] : [];
}

/** The id of the region at the end of a path of names; undefined if there is no such region. */
export function regionCalled(regions: readonly CascaderNode[], [name, ...below]: readonly string[]): number | undefined {
  const region = regions.find((each) => each.name === name);
  return region && below.length > 0 ? regionCalled(region.childList ?? [], below) : region?.id;
}
