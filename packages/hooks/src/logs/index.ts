export { type ErrorReporterPorts, errorReporter } from "./error-reporter";
export { type Measure, vitalsBatch, type VitalsPage } from "./vitals-batch";
