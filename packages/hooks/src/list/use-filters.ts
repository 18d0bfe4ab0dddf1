import { memberOf } from "@shopkeeper/sdk";
import { useState } from "react";
import type { List, ListFilters, ListReading } from "./use-list";

/** The parts of a list that its filters use. */
interface FilteredList<Query extends { page: number; limit: number }> {
  definition: Pick<List<unknown, Query>["definition"], "fields">;
  filters: Omit<ListFilters<Query>, "change" | "unmatched"> & { change(fields: Readonly<Record<string, unknown>>): void };
  reading: Pick<ListReading, "isRefreshing">;
}

type NameOf<Query, Value> = { [Key in keyof Query & string]-?: Query[Key] extends Value | undefined ? Key : never }[keyof Query & string];

interface Draft {
  /** The value in the query at the time of typing. */
  readonly over: unknown;
  readonly text: string;
}

/** The filters of a list, for its controls. */
export interface Filters<Query extends { page: number; limit: number }> {
  /** For `FilterBar`. */
  bar: FilterSearch;
  /** For a text input. */
  text(name: NameOf<Query, string>): TextFilter;
  /** For a select, a cascader or a date range. */
  choice: <Name extends keyof Query & string>(name: Name) => { value: Query[Name]; onChange: (value: Query[Name] | undefined) => void };
}

/** Submitting and resetting the filters. */
export interface FilterSearch {
  onSearch: () => void;
  onReset(): void;
  isBusy: boolean;
  isUsed: boolean;
}

/** A text that is typed but not yet submitted. */
export interface TextFilter {
  value: string;
  onChange: (text: string) => void;
  maxLength: number | undefined;
  isClearable: true;
}

/** The filters of a list, for its controls: choices apply at once, texts on submit. */
export function useFilters<Query extends { page: number; limit: number }>({
  definition,
  filters,
  reading,
}: FilteredList<Query>): Filters<Query> {
  const { query } = filters;
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const valueOf = (name: string) => memberOf(query, name);
  const current = [...drafts].filter(([name, { over }]) => over === valueOf(name));
  if (current.length < drafts.size) setDrafts(new Map(current)); // deleted for good: the value that they were typed over may return

  return {
    bar: {
      onSearch: () => filters.change(Object.fromEntries(current.map(([name, { text }]) => [name, text]))),
      onReset() {
        setDrafts(new Map());
        filters.reset();
      },
      isBusy: reading.isRefreshing,
      isUsed: filters.isFiltered,
    },
    text(name: NameOf<Query, string>) {
      const value = valueOf(name);
      const field = definition.fields[name];
      return {
        value: new Map(current).get(name)?.text ?? (typeof value === "string" ? value : ""),
        onChange: (text: string) => setDrafts(new Map(current).set(name, { over: value, text })),
        maxLength: field?.kind === "text" ? field.maxLength : undefined,
        isClearable: true,
      };
    },
    choice: <Name extends keyof Query & string>(name: Name) => ({
      value: query[name],
      onChange: (value: Query[Name] | undefined) => filters.change({ [name]: value }),
    }),
  };
}
