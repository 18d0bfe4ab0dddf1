import { isList } from "@shopkeeper/sdk/rules/core";
import { type FormBranch, type FormValue, sameAs } from "@shopkeeper/sdk/forms";
import { useMemo } from "react";
import { Cascader } from "../cascader/cascader";
import { MultiCascader } from "../cascader/multi-cascader";
import type { ControlProps } from "./control-props";

/** A choice of one path in a tree, or of several. */
export function CascaderControl({ field, value, onChange, isDisabled }: ControlProps<"cascader">) {
  const tree = useMemo(() => numbered(field.branches), [field.branches]);
  const { isPath, isMultiple } = field;
  const paths = isMultiple ? (isList(value) ? value : []) : [value];
  const ids = paths.flatMap((each) => tree.entries.find(({ path }) => leadsTo(path, each, isPath))?.id ?? []);
  const valueAt = (id: number): FormValue => {
    const path = tree.entries[id]?.path ?? [];
    return isPath ? path : (path.at(-1) ?? null);
  };
  const shared = {
    nodes: tree.nodes,
    placeholder: field.placeholder || undefined,
    isLeafOnly: !field.isAnyLevel,
    disabled: isDisabled,
  };
  if (isMultiple) return <MultiCascader {...shared} value={ids} onChange={(next) => onChange(next.map(valueAt))} />;
  return (
    <Cascader
      {...shared}
      value={ids[0]}
      onChange={(id) => onChange(id === undefined ? (isPath ? [] : null) : valueAt(id))}
      isClearable={field.isClearable}
    />
  );
}

interface Entry {
  id: number;
  path: readonly FormBranch["value"][];
}

interface Node {
  id: number;
  name: string;
  isShow: boolean;
  childList: readonly Node[];
}

/** A tree with numbers as ids, as `Cascader` needs; a template may have any value. */
function numbered(branches: readonly FormBranch[]) {
  const entries: Entry[] = [];
  const nodesOf = (below: readonly FormBranch[], path: Entry["path"]): Node[] =>
    below.map(({ label, value, isDisabled, children }) => {
      const entry = { id: entries.length, path: [...path, value] };
      entries.push(entry);
      return { id: entry.id, name: label, isShow: !isDisabled, childList: nodesOf(children, entry.path) };
    });
  return { nodes: nodesOf(branches, []), entries };
}

function leadsTo(path: Entry["path"], value: FormValue, isPath: boolean): boolean {
  if (!isPath) return path.some((step, at) => at === path.length - 1 && sameAs(step, value));
  return Array.isArray(value) && value.length === path.length && path.every((step, at) => sameAs(step, value[at]));
}
