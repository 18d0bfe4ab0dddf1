import { fill, type Text, type TextParams } from "@shopkeeper/sdk/rules/core";
import { codes } from "@shopkeeper/sdk/contract";

/** The name of a code in the contract's list. */
export type CodeKey = keyof typeof codes;

/** What a refusal says beyond its sentence. */
export interface RefusalDetails {
  /** Field → what is wrong with it; dotted for nested ones. */
  fields?: Readonly<Record<string, Text>>;
  /** Further members of the answer's `data`. */
  data?: Readonly<Record<string, unknown>>;
  /** Whose attempt it was, where the call has no session: the log of their shop keeps it. */
  audited?: { readonly accountId: number; readonly account: string; readonly merId: number } | undefined;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** Ends a call with a code of the contract; what the call has written is taken back. */
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

/** A refusal whose sentence stands at one field too. */
export const refusedAt = (field: string, key: CodeKey, params?: TextParams) =>
  new Refusal(key, params, { fields: { [field]: fill(codes[key], params) } });
