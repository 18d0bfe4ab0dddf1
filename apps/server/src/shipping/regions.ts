import { RegionType, type Schema } from "@shopkeeper/sdk/contract";
import data from "./regions.json" with { type: "json" };

type Region = Schema<"RegionNode">;

/** A part of the country without further parts, with the path to it, the province first. */
interface District {
  id: number;
  path: readonly number[];
  names: readonly string[];
}

interface Country {
  provinces: readonly Region[];
  districts: ReadonlyMap<number, District>;
}

let read: Country | undefined;

const country = (): Country => {
  if (read) return read;
  const provinces = readRegions(data.regions);
  return (read = { provinces, districts: new Map(districtsBelow(provinces).map((district) => [district.id, district])) });
};

/** Provinces with their cities and districts; the same for every shop, and loaded once. */
export const regionTree = (): Region[] => [...country().provinces];

/** A district by its code; undefined if there is none. */
export const districtOf = (id: number): District | undefined => country().districts.get(id);

/** The districts of a city, of its province if that has no city with this name, or all of them. */
export function districtsNear(province: string | null, city: string | null): readonly District[] {
  const near = country().provinces.filter(({ regionName }) => regionName === province);
  const [whole] = near;
  const cities = whole?.child.filter(({ regionName }) => regionName === city) ?? [];
  if (whole && cities.length > 0) return districtsBelow(cities, [whole.regionId], [whole.regionName]);
  return near.length > 0 ? districtsBelow(near) : [...country().districts.values()];
}

function districtsBelow(regions: readonly Region[], path: readonly number[] = [], names: readonly string[] = []): District[] {
  return regions.flatMap(({ regionId, regionName, child }) => {
    const here = { id: regionId, path: [...path, regionId], names: [...names, regionName] };
    return child.length === 0 ? [here] : districtsBelow(child, here.path, here.names);
  });
}

/** Parses lines of a code and a name, each level indented by one more space. */
function readRegions(lines: readonly string[]): Region[] {
  const provinces: Region[] = [];
  const path: Region[] = [];
  for (const line of lines) {
    const [, indent = "", code, name = ""] = /^( *)(\d+) (.+)$/.exec(line) ?? [];
    const level = indent.length;
    const parent = path[level - 1];
    const region: Region = {
      regionId: Number(code),
      parentId: parent?.regionId ?? 0,
      regionName: name,
      regionType: [RegionType.province, RegionType.city, RegionType.district][level] ?? RegionType.district,
      child: [],
    };
    (parent?.child ?? provinces).push(region);
    path[level] = region;
  }
  return provinces;
}
