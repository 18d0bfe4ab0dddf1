import { type Attributes, attributesOf, isObject, scalarOf } from "./attributes";
import type { FormBranch, FormFault, FormOption } from "./form-template";

/** Called for each part that is left out. */
export type Report = (fault: FormFault, what: string) => void;

const most = 2000;
const deepest = 8;

/** The options of a field; each an object, or a value that is its own label. */
export function readOptions(list: unknown, report: Report): readonly FormOption[] {
  return branchesOf(list, { label: "label", value: "value", children: "" }, report).map(({ children: _, ...option }) => option);
}

/** The tree of a cascader; the template may rename its keys. */
export function readBranches(list: unknown, names: Attributes, report: Report): readonly FormBranch[] {
  const named = (key: string) => names.text(key) || key;
  return branchesOf(list, { label: named("label"), value: named("value"), children: named("children") }, report);
}

interface Keys {
  label: string;
  value: string;
  children: string;
}

function branchesOf(list: unknown, keys: Keys, report: Report) {
  let count = 0;
  const read = (items: unknown, depth: number): FormBranch[] => {
    if (!Array.isArray(items)) return [];
    const seen = new Set<string>();
    return items.slice(0, most + 1).flatMap((item: unknown) => {
      count += 1;
      if (count === most + 1) report("many", String(most));
      if (count > most) return [];
      const option = attributesOf(item);
      const value = isObject(item) ? option.scalar(keys.value) : scalarOf(item);
      const isTwice = value !== undefined && seen.has(String(value));
      if (value === undefined || isTwice) {
        report("option", (isObject(item) && option.text(keys.label)) || String(value ?? ""));
        return [];
      }
      seen.add(String(value));
      return {
        label: (isObject(item) && option.text(keys.label)) || String(value),
        value,
        isDisabled: isObject(item) && option.flag("disabled"),
        children: keys.children && depth < deepest ? read(option.raw(keys.children), depth + 1) : [],
      };
    });
  };
  return read(list, 1);
}
