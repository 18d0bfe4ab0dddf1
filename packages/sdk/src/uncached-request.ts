/** A request whose GETs carry `temp`, the time in whole seconds, so that no cache answers them. */
export class UncachedRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" && init?.method === "GET" ? withTime(input) : input, init);
  }
}

function withTime(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}temp=${Math.floor(Date.now() / 1000)}`;
}
