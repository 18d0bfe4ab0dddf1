import { operations } from "./generated/operations";
import type { DownloadOperationId, OperationId, UploadOperationId } from "./operation";
import type { RequestSpec } from "./send-request";

/** The address of an upload or download: an operation, or a path below the base URL. */
export type Target = UploadOperationId | DownloadOperationId | Path;

/** A path below the base URL. */
export type Path = `/${string}`;

/** The request spec of a target. A path that a browser would read as another host is refused. */
export function specOf(
  target: Target,
  method: "GET" | "POST",
): Pick<RequestSpec, "operationId" | "method" | "path" | "effect" | "isPublic"> {
  if (!isPath(target)) {
    const operation: (typeof operations)[OperationId] & { public?: true } = operations[target];
    return { operationId: target, method: operation.method, path: operation.path, effect: operation.effect, isPublic: operation.public };
  }
  if (/^\/[\\/]/.test(target)) throw new TypeError(`not a path: ${target}`);
  return { operationId: target, method, path: target, effect: method === "GET" ? "read" : "write" };
}

function isPath(target: Target): target is Path {
  return target.startsWith("/");
}
