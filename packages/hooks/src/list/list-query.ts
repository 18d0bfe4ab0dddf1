import * as z from "zod/mini";

/** The search parameters of an address and their setter: fits `useSearchParams()` and `useState`. */
export type SearchParamsState = readonly [
  URLSearchParams,
  (next: URLSearchParams | ((previous: URLSearchParams) => URLSearchParams), options?: { replace?: boolean }) => void,
];

/** The page sizes of standard lists (specification, section 9). */
export const standardSizes = [20, 40, 60, 80, 100] as const;

/** The page number of a list, from 1. */
export const pageField = () =>
  z.catch(z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(2147483647)))), 1), 1);

/** The page size; a value that is not offered becomes the first one. */
export const sizeField = (sizes: readonly [number, ...number[]] = standardSizes) =>
  z.catch(
    z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.refine((size) => sizes.includes(size))))), sizes[0]),
    sizes[0],
  );

/** A trimmed text; an empty text is no filter. */
export const textField = (maxLength = 64) =>
  optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.trim()),
      ),
      z.string().check(z.minLength(1), z.maxLength(maxLength)),
    ),
  );

/** One of the listed codes. */
export function codesField<Code extends string | number>(listed: readonly Code[]) {
  const codes = new Map(listed.map((code) => [String(code), code]));
  return optional(
    z.pipe(
      z.string().check(z.refine((text) => codes.has(text))),
      z.transform((text: string) => codes.get(text)),
    ),
  );
}

/** A boolean: 1 or 0 in the address, true or false in the query. */
export const flagField = () =>
  optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => (text === "1" || text === "true" ? true : text === "0" || text === "false" ? false : undefined)),
      ),
      z.boolean(),
    ),
  );

/** A whole number within bounds, both included. */
export const integerField = (min: number, max: number) =>
  optional(z.pipe(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)), z.int().check(z.minimum(min), z.maximum(max))));

/** The id of a row. */
export const idField = (min = 1) => integerField(min, Number.MAX_SAFE_INTEGER);

function optional<Value>(field: z.ZodMiniType<Value, string>) {
  return z.catch(z.optional(field), undefined);
}

/** Parses the query of a list. An invalid value is treated as absent, so that no address breaks a screen. */
export function readQuery<Query extends object>(schema: z.ZodMiniType<Query>, params: URLSearchParams): Query {
  return z.parse(schema, Object.fromEntries(params));
}

/** Changes some parameters. A change of anything but the page resets the page to 1; empty and default values are removed. */
export function writeQuery(params: URLSearchParams, partial: Readonly<Record<string, unknown>>): URLSearchParams {
  const next = new URLSearchParams(params);
  const changes: Record<string, unknown> = "page" in partial ? { ...partial } : { ...partial, page: 1 };
  for (const [key, value] of Object.entries(changes)) {
    const text = typeof value === "boolean" ? (value ? "1" : "0") : value === undefined || value === null ? "" : String(value);
    if (text === "" || (key === "page" && text === "1")) next.delete(key);
    else next.set(key, text);
  }
  return next;
}
