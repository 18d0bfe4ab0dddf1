import type { PagePolicy } from "../../kernel/security-headers";
import { consoleFiles } from "./console-files";

const ADDRESSES = /^\/(docs|openapi\.json|assets\/redoc-\w+\.js)$/;

/** The contract for people at /docs, and for generators at /openapi.json, as built by `apps/reference`. */
export function referenceFiles(folder: string, policyOf: PagePolicy) {
  const files = consoleFiles(folder, policyOf);
  return (request: Request): Response | undefined => {
    const { pathname, origin } = new URL(request.url);
    if (!ADDRESSES.test(pathname)) return undefined;
    return files(pathname === "/docs" ? new Request(`${origin}/docs.html`, request) : request);
  };
}
