import { type OperationId, operations } from "@shopkeeper/sdk";

/** The key under which an answer is kept. */
export const readKey = (operationId: OperationId, input: unknown) => [operations[operationId].domain, operationId, input] as const;
