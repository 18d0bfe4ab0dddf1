import type { PagedOperationId } from "./operation";

/** The format of one field of a list's query, as a form or an address may contain it. */
export type ListField = { readonly required?: true } & (
  | { readonly kind: "text"; readonly maxLength: number }
  /** One of `codes`; `set` names the code set whose labels they have. */
  | { readonly kind: "code"; readonly set?: string; readonly codes: readonly (string | number)[] }
  | { readonly kind: "flag" }
  | { readonly kind: "id"; readonly min: number }
  /** An id as text; "" is none. */
  | { readonly kind: "idText" }
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  /** A preset word or `yyyy-MM-dd,yyyy-MM-dd`, both days included; an empty side is open. */
  | { readonly kind: "dateLimit" }
  /** `yyyy-MM,yyyy-MM`, both months included. */
  | { readonly kind: "monthLimit" }
);

/** The query of an operation that answers a page, without `page` and `limit`. */
export interface ListQuery {
  readonly operation: PagedOperationId;
  readonly fields: Readonly<Record<string, ListField>>;
}
