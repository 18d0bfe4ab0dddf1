import { operations, type Schema } from "@shopkeeper/sdk";
import { readProvider } from "../provider";

let isRefused = false;

/**
 * Sends a report to the server in the background, also while the page is being left, and without identifying the person.
 *
 * A provider that does not accept it gets one request.
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
