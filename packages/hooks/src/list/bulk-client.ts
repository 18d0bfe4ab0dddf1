import { memberOf, type MerchantClient, type OperationId, operations } from "@shopkeeper/sdk";

/** How the writes of a bulk action are sent. */
export interface BulkCalls {
  /** Joins the revisions of all of them. */
  readonly batch: string;
  /** They are tried only: nothing of them stays. Writes that cannot be tried are not sent. */
  readonly isTrial: boolean;
  /** Called for each that leaves revisions. */
  onRevising: () => void;
}

/** A client whose writes belong together. */
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

/** Whether a write can be carried out and rolled back, to say what it would do. */
export function canTry(operationId: OperationId) {
  const operation: { effect: string; revises?: string; dryRun?: boolean } = operations[operationId];
  return operation.revises !== undefined || operation.dryRun === true;
}

const isOperation = (name: string | symbol): name is OperationId => typeof name === "string" && name in operations;
