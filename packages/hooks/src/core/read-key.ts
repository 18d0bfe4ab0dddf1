import { type OperationId, operations } from "@shopkeeper/sdk";

/** The cache key of a response. */
export const readKey = (operationId: OperationId, input: unknown) => [operations[operationId].domain, operationId, input] as const;
