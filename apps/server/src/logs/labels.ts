import type { Text } from "@shopkeeper/sdk/rules/core";
import { contractOperations } from "../core/wire-schema";

const labels = new Map<string, Text | undefined>(contractOperations().map(({ id, label }) => [id, label]));

/** The name of an operation in the log; one that the contract no longer has keeps its id. */
export const operationLabel = (operation: string): Text => labels.get(operation) ?? { zh: operation, en: operation };
