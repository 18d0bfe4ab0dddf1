import { fill, type Text, type TextParams } from "@shopkeeper/sdk/rules/core";
import { codes } from "@shopkeeper/sdk/contract";

/** The name of a code in the contract's list. */
export type CodeKey = keyof typeof codes;

/** Details of a refusal besides its message. */
export interface RefusalDetails {
  /** Field → its fault; dotted for nested fields. */
  fields?: Readonly<Record<string, Text>>;
  /** Further members of the answer's `data`. */
  data?: Readonly<Record<string, unknown>>;
  /** The account of the attempt, where the call has no session: the log of its shop records it. */
  audited?: { readonly accountId: number; readonly account: string; readonly merId: number } | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** Ends a call with a code of the contract; the writes of the call are rolled back. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly text: Text;

  constructor(
    readonly key: CodeKey,
    params?: TextParams,
    readonly details: RefusalDetails = {},
  ) {
    super(key);
    this.name = "Refusal";
    const known = codes[key];
    this.code = known.code;
    this.status = known.status;
    this.text = fill(known, params);
  }
}

/** A refusal of the request's content, field by field. */
export const invalidFields = (fields: Readonly<Record<string, Text>>) => new Refusal("invalid", {}, { fields });

/** A refusal whose message is also at one field. */
export const refusedAt = (field: string, key: CodeKey, params?: TextParams) =>
  new Refusal(key, params, { fields: { [field]: fill(codes[key], params) } });
