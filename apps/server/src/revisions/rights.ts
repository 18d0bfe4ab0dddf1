import type { Text } from "@shopkeeper/sdk/rules/core";
import type { Session } from "../kernel/call";
import { isPermitted } from "../kernel/permissions";
import { operationOf } from "../contract/wire-schema";

/** Whether a person may undo an operation: those who may call it may undo it. */
export const mayUndo = (session: Session, { operation }: { operation: string }) =>
  isPermitted(session, operationOf(operation)?.permission ?? []);

/** The label of an operation. */
export const operationLabel = (operation: string): Text => operationOf(operation)?.label ?? { zh: operation, en: operation };
