import { LogStatus } from "@shopkeeper/sdk/contract";
import type { Language, Text } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { operationLabel } from "./labels";
import { logError } from "./log-error";
import { logMessages } from "./messages";
import type { operationLogs } from "./tables";

const { kinds } = logMessages;

/** The kind of an operation, by the verb in its name. */
function kindOf(operation: string): Text {
  if (/^(log|revoke)/.test(operation)) return kinds.session;
  if (/^export/.test(operation)) return kinds.export;
  if (/^(delete|recycle|remove)/.test(operation)) return kinds.remove;
  if (/^(get|list|search|find|verify[A-Z]\w*Logs)/.test(operation)) return kinds.read;
  return /^(add|save|create|upload|import|copy)/.test(operation) ? kinds.add : kinds.change;
}

/** A row of the log in wire form. */
export const wireLog = (row: typeof operationLogs.$inferSelect, language: Language) => ({
  id: row.id,
  merId: row.merId,
  adminId: row.accountId,
  adminAccount: row.account,
  description: operationLabel(row.operation)[language],
  method: row.operation,
  methodType: kindOf(row.operation)[language],
  requestMethod: row.method,
  url: row.path,
  ip: row.address,
  requestParam: row.request,
  result: row.answer,
  status: row.isFailed ? LogStatus.failed : LogStatus.done,
  errorMsg: logError(row, language),
  createTime: wireTime(row.createTime),
});
