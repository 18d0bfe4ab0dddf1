import type { Text } from "@shopkeeper/sdk/rules/core";
import type { Session } from "../kernel/call";
import { isPermitted } from "../kernel/permissions";
import { operationOf } from "../contract/wire-schema";

/** Whether somebody may undo what an operation did: he may do it himself. */
export const mayUndo = (session: Session, { operation }: { operation: string }) =>
  isPermitted(session, operationOf(operation)?.permission ?? []);

/** What an operation is called. */
export const operationLabel = (operation: string): Text => operationOf(operation)?.label ?? { zh: operation, en: operation };
