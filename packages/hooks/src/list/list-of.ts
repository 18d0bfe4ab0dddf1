import {
  type DataOperationId,
  type Input,
  type ListField,
  type ListQuery,
  memberOf,
  type MerchantClient,
  type Output,
} from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { textOf } from "../texts/catalogue";
import { dateLimitField } from "../dates/date-limit";
import { monthLimitField } from "../dates/month-limit";
import { codesField, flagField, idField, integerField, pageField, sizeField, standardSizes, textField } from "./list-query";
import { coreText } from "../texts/messages";
import { preloadRead } from "../core/preload-read";

/** The operations that return rows, by page or all at once, whatever their path. */
export type ListOperationId = {
  [Op in DataOperationId]: [Output<Op>] extends [never]
    ? never
    : Input<Op> extends { path: object }
      ? never
      : Output<Op> extends readonly { id: number }[]
        ? Op
        : Output<Op> extends { list: unknown[]; total: number }
          ? Op
          : never;
}[DataOperationId];

/** One row of a list. */
export type ListRow<Op extends ListOperationId> =
  Output<Op> extends { list: (infer Row)[] } ? Row : Output<Op> extends readonly (infer Row)[] ? Row : never;

type FieldValue<Field extends ListField> = Field extends { kind: "code"; codes: readonly (infer Code)[] }
  ? Code
  : Field extends { kind: "flag" }
    ? boolean
    : Field extends { kind: "text" | "dateLimit" | "monthLimit" }
      ? string
      : number;

/** The query of a list as its screen holds it: `page` from 1, `limit` rows per page, and the filters. */
export type ListState<Fields extends ListQuery["fields"]> = {
  page: number;
  limit: number;
} & { -readonly [Key in keyof Fields]?: FieldValue<Fields[Key]> | undefined };

/** The fields of every query. A type alias, since an interface has no implicit index signature. */
export type Paged = { page: number; limit: number };

export interface ListOptions<Op extends ListOperationId, Query> {
  /** The page sizes to choose from, the default first (specification, section 9). */
  sizes?: readonly [number, ...number[]];
  /** The input of the call for a query; undefined if no call is to be made. By default the query unchanged. */
  toInput?(query: Query): Input<Op> | undefined;
  /** Why no row can match a query, as a sentence; undefined if rows may match. */
  unmatched?(query: Query): string | undefined;
  /** The field that holds a row's id; `id` by default. */
  idName?: string;
  /** How to look up the records that filters name. A record is missing if the lookup returns false or "not found". */
  references?: { readonly [Key in keyof Query & string]?: Reference };
  /** Query fields that are not filters and survive a reset: a tab, an order, a view. */
  kept?: readonly (keyof Query & string)[];
}

/** Looks a record up by its id. */
export type Reference = (id: number, client: MerchantClient) => Promise<unknown>;

interface PagedSource {
  operation: ListOperationId;
  fields: ListQuery["fields"];
}

type LooseOptions = Omit<ListOptions<ListOperationId, Paged>, "kept" | "references"> & {
  kept?: readonly string[];
  references?: Readonly<Record<string, Reference | undefined>>;
};

/** A list of the contract: the fields of its query and the call that reads a page. */
export interface ListDefinition<Op extends ListOperationId, Query extends Paged> {
  readonly operation: Op;
  readonly fields: ListQuery["fields"];
  readonly sizes: readonly [number, ...number[]];
  /** The operation returns a page instead of all rows. */
  readonly isPaged: boolean;
  readonly idName: string;
  readonly kept: readonly string[];
  readonly references: Readonly<Record<string, Reference | undefined>>;
  /** Parses the query from search parameters; unreadable values are left out, and `unmatched` names them. */
  read(params: URLSearchParams): Query;
  /** Why no row can match the search parameters, as a sentence. An unreadable filter is not treated as absent. */
  unmatched(params: URLSearchParams): string | undefined;
  toInput(query: Query): Input<Op> | undefined;
  /** Starts the first call of a screen with these search parameters; no call if no row can match. */
  preload(client: MerchantClient, search: URLSearchParams): Promise<void>;
}

/**
 * Describes a list once, for its screen, picker, preload and search: `listOf(listQueries.listSpecRules)`, or with
 * the name of an operation that returns all rows at once.
 */
export function listOf<const Source extends PagedSource>(
  source: Source,
  options?: ListOptions<Source["operation"], ListState<Source["fields"]>>,
): ListDefinition<Source["operation"], ListState<Source["fields"]>>;
export function listOf<Op extends ListOperationId>(operation: Op): ListDefinition<Op, Paged>;
export function listOf(
  source: ListOperationId | PagedSource,
  { sizes = standardSizes, idName = "id", kept = [], references = {}, ...options }: LooseOptions = {},
): ListDefinition<ListOperationId, Paged> {
  const isPaged = typeof source !== "string";
  const { operation, fields }: PagedSource = isPaged ? source : { operation: source, fields: {} };
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, parserOf(field)]));
  const schema = z.object({ ...shape, page: pageField(), limit: sizeField(sizes) });
  const read = (params: URLSearchParams) => z.parse(schema, Object.fromEntries(params));
  const toInput = options.toInput ?? ((query: Paged) => (isPaged ? { query: onWire(fields, query) } : {}));
  const filters = Object.keys(fields).filter((name) => !kept.includes(name) && name !== "orderBy" && name !== "order");

  function unmatched(params: URLSearchParams) {
    const query = read(params);
    const unread = filters
      .map((name) => params.get(name)?.trim())
      .find((text, at) => text && memberOf(query, filters[at] ?? "") === undefined);
    return unread ? textOf(coreText, "states.unreadFilter", { text: unread }) : options.unmatched?.(query);
  }

  return {
    operation,
    fields,
    sizes,
    isPaged,
    idName,
    kept,
    references,
    read,
    unmatched,
    toInput,
    async preload(client, search) {
      if (unmatched(search) !== undefined) return;
      const input = toInput(read(search));
      if (input) await preloadRead(client, operation, input);
    },
  };
}

function parserOf(field: ListField) {
  switch (field.kind) {
    case "text":
      return textField(field.maxLength);
    case "code":
      return codesField(field.codes);
    case "flag":
      return flagField();
    case "id":
      return idField(field.min);
    case "idText":
      return idField();
    case "integer":
      return integerField(field.min, field.max);
    case "dateLimit":
      return dateLimitField();
    case "monthLimit":
      return monthLimitField();
  }
}

/** The query with ids as text where the contract types them as text. */
const onWire = (fields: ListQuery["fields"], query: object) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      fields[name]?.kind === "idText" && typeof value === "number" ? String(value) : value,
    ]),
  );
