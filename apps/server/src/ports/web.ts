/** A public page, as far as it was read. */
export interface WebPage {
  /** Where it was found in the end, after redirects. */
  address: string;
  html: string;
}

/**
 * Why a page was not read: an address that may not be asked (`refused`), nothing that answers in time (`unreachable`), an answer
 * that is no page (`unfit`), or too many that are being read (`busy`).
 */
export type WebFailure = "refused" | "unreachable" | "unfit" | "busy";

/** The open web, as far as shops read it. */
export interface Web {
  page(address: string): Promise<WebPage | { failed: WebFailure }>;
}
