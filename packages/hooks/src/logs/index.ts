export { type ErrorReporterPorts, errorReporter } from "./error-reporter";
export { type Measure, vitalsBatch, type VitalsPage } from "./vitals-batch";
export { logText, type LogTextKey } from "./messages";
export { type DiffLine, requestDiff, valuesOf } from "./request-diff";
export { type LogList, sensitiveLogs, useLogDetail, useLogList } from "./use-log-list";
