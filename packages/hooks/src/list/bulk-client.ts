import { memberOf, type MerchantClient, type OperationId, operations } from "@shopkeeper/sdk";

/** The options of the client that sends the writes of a bulk action. */
export interface BulkCalls {
  /** The batch id that joins the revisions of all writes. */
  readonly batch: string;
  /** A dry run: the server rolls every write back. Writes without dry run support are not sent. */
  readonly isTrial: boolean;
  /** Called for each write that leaves revisions. */
  onRevising: () => void;
}

/** A client that sends all writes under one batch id. */
export function bulkClient(client: MerchantClient, { batch, isTrial, onRevising }: BulkCalls): MerchantClient {
  const joined = (operationId: OperationId, input: { query?: object; headers?: object } | undefined) => {
    const operation: { effect: string; revises?: string } = operations[operationId];
    if (operation.effect === "read") return input;
    if (isTrial && !canTry(operationId)) throw new TypeError(`${operationId} cannot be tried`);
    const query = isTrial ? { query: { ...input?.query, dryRun: true } } : {};
    if (operation.revises === undefined) return isTrial ? { ...input, ...query } : input;
    onRevising();
    return { ...input, ...query, headers: { ...input?.headers, "Bulk-Id": batch } };
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === "call")
        return (operationId: OperationId, input?: object): unknown =>
          Reflect.apply(target.call, target, [operationId, joined(operationId, input)]);
      const member = memberOf(target, name);
      if (!isOperation(name) || typeof member !== "function") return member;
      return (input?: object): unknown => Reflect.apply(member, target, [joined(name, input)]);
    },
  });
}

/** Whether the server can run an operation as a dry run. */
export function canTry(operationId: OperationId) {
  const operation: { effect: string; revises?: string; dryRun?: boolean } = operations[operationId];
  return operation.revises !== undefined || operation.dryRun === true;
}

const isOperation = (name: string | symbol): name is OperationId => typeof name === "string" && name in operations;
