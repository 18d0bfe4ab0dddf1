/** What a page may load and run; scripts inside of it only by their hashes, such as `sha256-…`. */
export const contentSecurityPolicy = (hashes: readonly string[] = []) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(" "),
    // the console's styles are made while it runs
    "style-src 'self' 'unsafe-inline'",
    // rich text may show pictures and videos of other sites
    "img-src 'self' data: blob: http: https:",
    "media-src 'self' blob: http: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");

/** The headers that every answer carries. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy(),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "geolocation=(), microphone=(), camera=()",
};

/** Tells browsers to stay on TLS. */
export const strictTransport = "max-age=31536000; includeSubDomains";
