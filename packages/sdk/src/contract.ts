import type { components } from "./generated/schema";
import type { operations as table } from "./generated/operations";
import document from "./generated/openapi.json" with { type: "json" };

export * from "./generated/code-sets";
export { codes } from "./generated/codes";
export { labels } from "./generated/labels";
export * as fields from "./generated/fields";
export type { components, operations, paths } from "./generated/schema";

export { isRichTextTag, richText, richTextAddress, richTextAttributes, richTextDepth, richTextStyle } from "./rich-text";

/** A schema of the contract. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** The generated table of operations: method, path, effect, domain and permissions of each. */
export type OperationTable = typeof table;

/** The parts of an OpenAPI document that this contract uses. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The whole contract as one OpenAPI 3.1 document. */
export const contract: ContractDocument = document;
