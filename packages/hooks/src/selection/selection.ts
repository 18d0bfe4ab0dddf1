/** Rows in selection order, by id; at most `max` of them, or exactly one if `mode` is single. */
export interface Selection<Id extends number | string, Row> {
  readonly picked: ReadonlyMap<Id, Row>;
  readonly mode: "single" | "multiple";
  readonly max?: number;
}

/** Selects or deselects a row. Deselecting moves later rows up; selecting in single mode replaces; a full selection refuses. */
export function toggle<Id extends number | string, Row>(selection: Selection<Id, Row>, id: Id, row: Row): Selection<Id, Row> | "full" {
  if (selection.picked.has(id)) return drop(selection, [id]);
  if (selection.mode === "single") return { ...selection, picked: new Map([[id, row]]) };
  if (selection.max !== undefined && selection.picked.size >= selection.max) return "full";
  return { ...selection, picked: new Map(selection.picked).set(id, row) };
}

/** Selects every row of a page, or deselects them if all are selected; refuses a page that does not fit. */
export function togglePage<Id extends number | string, Row>(
  selection: Selection<Id, Row>,
  page: readonly (readonly [Id, Row])[],
): Selection<Id, Row> | "full" {
  if (
    pageState(
      selection,
      page.map(([id]) => id),
    ) === "all"
  )
    return drop(
      selection,
      page.map(([id]) => id),
    );
  const picked = new Map([...selection.picked, ...page.filter(([id]) => !selection.picked.has(id))]);
  return selection.max !== undefined && picked.size > selection.max ? "full" : { ...selection, picked };
}

/** Removes the rows with these ids. */
export function drop<Id extends number | string, Row>(selection: Selection<Id, Row>, ids: Iterable<Id>): Selection<Id, Row> {
  const picked = new Map(selection.picked);
  for (const id of ids) picked.delete(id);
  return { ...selection, picked };
}

/** Whether none, some or all rows of a page are selected; an empty page has none. */
export function pageState<Id extends number | string>(
  selection: { picked: ReadonlyMap<Id, unknown> },
  ids: readonly Id[],
): "none" | "some" | "all" {
  const count = ids.filter((id) => selection.picked.has(id)).length;
  return count === 0 ? "none" : count === ids.length ? "all" : "some";
}

/** The 1-based position of `id` in selection order, 0 if it is not selected. */
export const orderOf = <Id extends number | string>(selection: { picked: ReadonlyMap<Id, unknown> }, id: Id) =>
  [...selection.picked.keys()].indexOf(id) + 1;
