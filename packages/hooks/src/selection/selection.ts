/** Rows in the order they were picked, by id; at most `max` of them, or exactly one when `mode` is single. */
export interface Selection<Id extends number | string, Row> {
  readonly picked: ReadonlyMap<Id, Row>;
  readonly mode: "single" | "multiple";
  readonly max?: number;
}

/** Picks or drops a row. Dropping one moves the later ones up; picking in single mode replaces; a full selection refuses. */
export function toggle<Id extends number | string, Row>(selection: Selection<Id, Row>, id: Id, row: Row): Selection<Id, Row> | "full" {
  if (selection.picked.has(id)) return drop(selection, [id]);
  if (selection.mode === "single") return { ...selection, picked: new Map([[id, row]]) };
  if (selection.max !== undefined && selection.picked.size >= selection.max) return "full";
  return { ...selection, picked: new Map(selection.picked).set(id, row) };
}

/** Picks every row of a page, or drops them all when they are picked already; a page that does not fit refuses. */
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

/** Drops the named rows. */
export function drop<Id extends number | string, Row>(selection: Selection<Id, Row>, ids: Iterable<Id>): Selection<Id, Row> {
  const picked = new Map(selection.picked);
  for (const id of ids) picked.delete(id);
  return { ...selection, picked };
}

/** Whether none, some or all rows of a page are picked; an empty page has none. */
export function pageState<Id extends number | string>(
  selection: { picked: ReadonlyMap<Id, unknown> },
  ids: readonly Id[],
): "none" | "some" | "all" {
  const count = ids.filter((id) => selection.picked.has(id)).length;
  return count === 0 ? "none" : count === ids.length ? "all" : "some";
}

/** The 1-based place of `id` in picking order, 0 when it is not picked. */
export const orderOf = <Id extends number | string>(selection: { picked: ReadonlyMap<Id, unknown> }, id: Id) =>
  [...selection.picked.keys()].indexOf(id) + 1;
