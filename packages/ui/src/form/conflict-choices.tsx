import { Fragment, type ReactNode } from "react";

/** A field of a version: its label, its content, and the paths of the values in it. */
export type ConflictRow = readonly [label: string, content: ReactNode, ...paths: readonly string[]];

/** A field that both editors changed differently, with its content on both sides. */
export interface ConflictChoice {
  readonly key: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly current: ReactNode;
  /** The paths that are decided with it. */
  readonly paths: readonly string[];
}

/** The choices between two versions, in the order of the version's description; fields without a description come last. */
export function conflictChoices(
  rows: Readonly<Record<"mine" | "current", readonly ConflictRow[]>>,
  fields: readonly string[],
  otherLabel: string,
): readonly ConflictChoice[] {
  const groups = new Map<string, ConflictRow>();
  for (const row of [...rows.mine, ...rows.current]) groups.set(keyOf(row), groups.get(keyOf(row)) ?? row);
  const choices = [...groups].flatMap(([key, row]): ConflictChoice[] => {
    const [label, , ...paths] = row;
    const decided = fields.filter((field) => paths.some((path) => field === path || field.startsWith(`${path}.`)));
    if (decided.length === 0) return [];
    const contents = (side: readonly ConflictRow[]) => contentsOf(side.filter((each) => keyOf(each) === key));
    return [{ key, label, mine: contents(rows.mine), current: contents(rows.current), paths: decided }];
  });
  const left = fields.filter((field) => !choices.some(({ paths }) => paths.includes(field)));
  return left.length === 0 ? choices : [...choices, { key: "", label: otherLabel, mine: "…", current: "…", paths: left }];
}

/** Rows of the same values are one choice: a list in several rows. */
const keyOf = ([, , ...paths]: ConflictRow) => paths.join(" ");

const contentsOf = (rows: readonly ConflictRow[]): ReactNode =>
  rows.length === 0
    ? "-"
    : rows.map(([label, content]) => <Fragment key={label}>{rows.length > 1 ? <Line label={label}>{content}</Line> : content}</Fragment>);

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    {label} {children}
  </p>
);
