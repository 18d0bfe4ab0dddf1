import { parseJson } from "../core";
import { everywhere } from "./postage";

/** The whole country in the format of a row's title. */
export const everywhereTitle = "[[0,0]]";

/** The districts of a row's title, which is a JSON list of paths, the province first; none if it is malformed. */
export function districtsIn(title: string): number[] {
  const paths = parseJson(title);
  if (!Array.isArray(paths)) return [];
  return paths.flatMap((path: unknown) => {
    const last: unknown = Array.isArray(path) ? path.at(-1) : undefined;
    return typeof last === "number" ? [last] : [];
  });
}

/** The districts of a comma list, each once; `all` is the whole country. */
export function districtsOf(cityId: string): number[] {
  if (cityId === "") return [];
  return cityId === "all" ? [everywhere] : [...new Set(cityId.split(",").map(Number))];
}

/** The title of a row, from the path of each of its districts. */
export const titleOf = (districts: readonly number[], pathOf: (district: number) => readonly number[]) =>
  districts.includes(everywhere) ? everywhereTitle : JSON.stringify(districts.map(pathOf));
