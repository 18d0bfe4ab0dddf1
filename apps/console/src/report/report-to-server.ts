import { operations, type Schema } from "@shopkeeper/sdk";
import { readProvider } from "../provider";

let isRefused = false;

/**
 * Reports to the server something that nobody waits for, also while the page is being left, and without saying whose report it is.
 *
 * A provider that does not take it gets one request.
 */
export function reportToServer(operation: "reportError" | "reportVitals", body: Schema<"ErrorReportInput"> | Schema<"VitalsInput">) {
  if (isRefused) return;
  fetch(readProvider(document).baseUrl + operations[operation].path, {
    method: operations[operation].method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    keepalive: true,
  }).then(
    ({ ok, status }) => {
      isRefused = !ok && status < 500;
    },
    () => undefined,
  );
}
