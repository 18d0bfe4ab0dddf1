import type { Schema } from "@shopkeeper/sdk";
import { errorReport } from "./error-report";

/** The dependencies of the error reporter. */
export interface ErrorReporterPorts {
  /** Names the build of the console. */
  release: string;
  send(report: Schema<"ErrorReportInput">): void;
}

const mostOnAPage = 10;

/** Tells the server of the failures of one page: each once, ten at most, since a page that fails fails often. */
export function errorReporter({ release, send }: ErrorReporterPorts) {
  const reported = new Set<string>();
  return (error: unknown, route: string) => {
    const report = errorReport(error, { route, release });
    if (!report) return;
    const kind = JSON.stringify(report);
    if (reported.has(kind) || reported.size >= mostOnAPage) return;
    reported.add(kind);
    send(report);
  };
}
