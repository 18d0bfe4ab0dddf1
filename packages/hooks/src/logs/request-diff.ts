import { parseJson } from "@shopkeeper/sdk/rules/core";

/** One value of a logged call, with its value in the previous call. */
export interface DiffLine {
  /** The path of the value: `name`, `attr.0.attrName`. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isChanged: boolean;
}

const MOST_LINES = 200;
/** Parts of a call without meaning of their own. */
const parts = new Set(["body", "query", "path"]);

/** The values of a logged JSON text by path; undefined if it was cut or is not JSON. */
export function valuesOf(text: string): ReadonlyMap<string, string> | undefined {
  const value = parseJson(text);
  return value === undefined ? undefined : new Map(flat(value, "").slice(0, MOST_LINES));
}

/** The values of a request beside those of the previous one, changed values first; undefined if either cannot be parsed. */
export function requestDiff(before: string, after: string): readonly DiffLine[] | undefined {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (!old || !now) return undefined;
  const lines = [...new Set([...now.keys(), ...old.keys()])].map((path): DiffLine => {
    const [was, is] = [old.get(path), now.get(path)];
    return { path, before: was, after: is, isChanged: was !== is };
  });
  return lines.toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged));
}

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value !== "object" || value === null) return [[path, value === null ? "" : String(value)]];
  return Object.entries(value).flatMap(([name, member]) => {
    const isPart = path === "" && parts.has(name) && typeof member === "object";
    return flat(member, isPart ? "" : path === "" ? name : `${path}.${name}`);
  });
}
