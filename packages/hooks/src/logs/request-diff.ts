import { parseJson } from "@shopkeeper/sdk/rules/core";

/** One value of a logged call, with what it was the time before. */
export interface DiffLine {
  /** Where it stands: `name`, `attr.0.attrName`. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isChanged: boolean;
}

const MOST_LINES = 200;
/** The parts of a call that say nothing by themselves. */
const parts = new Set(["body", "query", "path"]);

/** The values of a logged JSON text, line by line; undefined where it was cut, or is no JSON. */
export function valuesOf(text: string): ReadonlyMap<string, string> | undefined {
  const value = parseJson(text);
  return value === undefined ? undefined : new Map(flat(value, "").slice(0, MOST_LINES));
}

/** What was sent beside what was sent the time before, changed values first; undefined where one of them cannot be read. */
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
