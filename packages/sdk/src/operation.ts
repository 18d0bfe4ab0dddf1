import type { operations } from "./generated/operations";
import type { components, operations as contract } from "./generated/schema";

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** Operations that take a file, called by `upload`. */
export type UploadOperationId = { [Op in OperationId]: (typeof operations)[Op] extends { kind: "upload" } ? Op : never }[OperationId];

/** Operations that answer a file, called by `download`. */
export type DownloadOperationId = { [Op in OperationId]: (typeof operations)[Op] extends { kind: "download" } ? Op : never }[OperationId];

/** Operations without a file: each is a method of the client. */
export type DataOperationId = Exclude<OperationId, UploadOperationId | DownloadOperationId>;

/** A schema of the contract: `Schema<"Coupon">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

type Content<Holder> = Holder extends { content: infer Media }
  ? "application/json" extends keyof Media
    ? Media["application/json"]
    : Media[keyof Media]
  : never;

/** The fields of an operation's path, or never. */
export type PathOf<Op extends OperationId> = NonNullable<contract[Op]["parameters"]["path"]>;

/** The fields of an operation's query, or never. */
export type QueryOf<Op extends OperationId> = NonNullable<contract[Op]["parameters"]["query"]>;

/** An operation's body, or never. */
export type BodyOf<Op extends OperationId> = Content<NonNullable<contract[Op]["requestBody"]>>;

type Part<Key extends string, Value, IsOptional> = [Value] extends [never]
  ? unknown
  : IsOptional extends true
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };
type AllOptional<Value> = Record<never, never> extends Value ? true : false;
type Simplify<Value> = { [Key in keyof Value]: Value[Key] };

/** An operation's input: `path`, `query` and `body`, each only if the contract has it. */
export type Input<Op extends OperationId> = Simplify<
  Part<"path", PathOf<Op>, false> &
    Part<"query", QueryOf<Op>, AllOptional<QueryOf<Op>>> &
    Part<"body", BodyOf<Op>, undefined extends contract[Op]["requestBody"] ? true : false>
>;

/** An operation's output: the `data` of its envelope. */
export type Output<Op extends OperationId> = Content<contract[Op]["responses"][200]> extends { data: infer Data } ? Data : never;

/** Operations that answer a page of rows; a download has no envelope. */
export type PagedOperationId = {
  [Op in OperationId]: [Output<Op>] extends [never] ? never : Output<Op> extends { list: unknown[]; total: number } ? Op : never;
}[OperationId];

/** One row of a paged operation. */
export type RowOf<Op extends PagedOperationId> = Output<Op> extends { list: (infer Row)[] } ? Row : never;
