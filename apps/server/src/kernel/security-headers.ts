import type { Files } from "../ports/files";

/** The Content-Security-Policy of a page; inline scripts only by their hashes, such as `sha256-…`. */
export type PagePolicy = (hashes: readonly string[]) => string;

/** The policy of pages that show stored files: pictures come from this origin, and from the public origin of the files. */
export const pagePolicy =
  (files: Pick<Files, "publicUrl">): PagePolicy =>
  (hashes) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(" "),
      // the console generates styles at run time
      "style-src 'self' 'unsafe-inline'",
      // no pictures of other sites: their servers would learn who views them
      `img-src 'self' data: blob:${originOf(files.publicUrl("a"))}`,
      // rich text may show videos of other sites
      "media-src 'self' blob: http: https:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join("; ");

/** The headers of every answer. */
export const securityHeaders = (files: Pick<Files, "publicUrl">): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": pagePolicy(files)([]),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "geolocation=(), microphone=(), camera=()",
});

const originOf = (address: string) => (URL.canParse(address) ? ` ${new URL(address).origin}` : "");

/** HSTS: browsers must use TLS. */
export const strictTransport = "max-age=31536000; includeSubDomains";
