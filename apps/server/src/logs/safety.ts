import type { SafetyParts } from "../safety/safety-parts";
import { operationLogs } from "./tables";

/** The log of sensitive operations in the safety matrices. */
export const safety: SafetyParts = {
  entities: { sensitiveLogs: { table: operationLogs, id: operationLogs.id, merId: operationLogs.merId } },
};
