/** The address of the API, and the features that its provider lacks. */
export interface Provider {
  readonly baseUrl: string;
  /** Off for providers that refuse the header `Idempotency-Key`. */
  readonly idempotency: boolean;
}

/** The provider that the page names in its `<meta name="api-base">` and `<meta name="api-idempotency">`, so that one build serves any. */
export function readProvider(page: Document): Provider {
  const named = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content")?.trim();
  return { baseUrl: named("api-base") || "/api", idempotency: named("api-idempotency") !== "false" };
}
