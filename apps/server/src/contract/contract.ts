import type { OperationTable, operations } from "@shopkeeper/sdk/contract";
import type { Download } from "../files/download";

/** The wire types of every operation, as the contract's generator writes them. */
export type Operations = operations;

/** The name of an operation. */
export type OperationId = keyof Operations;

type Nothing = Record<never, never>;
type Present<Value> = [NonNullable<Value>] extends [never] ? Nothing : NonNullable<Value>;

/** The fields in an operation's path. */
export type PathOf<Op extends OperationId> = Present<Operations[Op]["parameters"]["path"]>;

/** The fields in an operation's query. */
export type QueryOf<Op extends OperationId> = Present<Operations[Op]["parameters"]["query"]>;

/** An operation's JSON body; an omitted body is an empty object. */
export type BodyOf<Op extends OperationId> =
  Present<Operations[Op]["requestBody"]> extends { content: { "application/json": infer Body } } ? Body : undefined;

/** The file of an upload; other operations have none. */
export type FileOf<Op extends OperationId, File> =
  Present<Operations[Op]["requestBody"]> extends { content: { "multipart/form-data": unknown } } ? File : undefined;

/** The result of an operation: its `data`, or a file. */
export type Output<Op extends OperationId> = Operations[Op]["responses"][200]["content"] extends {
  "application/json": { data: infer Data };
}
  ? Data
  : Download;

/** The operations that devices call. */
export type DeviceOperationId = { [Op in OperationId]: OperationTable[Op] extends { device: true } ? Op : never }[OperationId];

/** The operations that need no session. */
export type PublicOperationId = { [Op in OperationId]: OperationTable[Op] extends { public: true } ? Op : never }[OperationId];
