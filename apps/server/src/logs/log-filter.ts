import { LogStatus } from "@shopkeeper/sdk/contract";
import { dateRange } from "@shopkeeper/sdk/rules/time";
import { and, eq, gte, inArray, lt, or, type SQL } from "drizzle-orm";
import { contains } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { searchText } from "../kit/search-text";
import { operationsNamed } from "./labels";
import { operationLogs } from "./tables";

/** The filter of log rows, in a form that can be stored: times are ISO texts. */
export interface LogCriteria {
  account?: string;
  what?: string;
  isFailed?: boolean;
  from?: string;
  to?: string;
}

/** The filter in a query. */
export function logCriteria(
  { adminAccount, description, status, dateLimit }: Omit<QueryOf<"listSensitiveLogs">, "page" | "limit">,
  now: Date,
): LogCriteria {
  const period = dateLimit ? dateRange(dateLimit, now) : undefined;
  return {
    account: searchText(adminAccount),
    what: searchText(description),
    isFailed: status === undefined ? undefined : status === LogStatus.failed,
    from: period?.from.toISOString(),
    to: period?.to.toISOString(),
  };
}

/** The rows of a shop that match the criteria. */
export function logCondition(merId: number, { account, what, isFailed, from, to }: LogCriteria): SQL | undefined {
  const named = what === undefined ? [] : operationsNamed(what);
  return and(
    eq(operationLogs.merId, merId),
    account === undefined ? undefined : contains(operationLogs.account, account),
    what === undefined
      ? undefined
      : or(contains(operationLogs.operation, what), named.length > 0 ? inArray(operationLogs.operation, named) : undefined),
    isFailed === undefined ? undefined : eq(operationLogs.isFailed, isFailed),
    from === undefined ? undefined : gte(operationLogs.createTime, new Date(from)),
    to === undefined ? undefined : lt(operationLogs.createTime, new Date(to)),
  );
}
