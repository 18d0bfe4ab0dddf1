/** A request whose GETs carry `temp`, the time in whole seconds, so that no cache answers them. */
export class StampedRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" && init?.method === "GET" ? stamped(input) : input, init);
  }
}

function stamped(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}temp=${Math.floor(Date.now() / 1000)}`;
}
