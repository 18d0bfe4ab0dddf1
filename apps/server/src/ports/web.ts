/** A public page, as far as it was read. */
export interface WebPage {
  /** Where it was found in the end, after redirects. */
  address: string;
  html: string;
}

/**
 * Why a page or a picture was not read: an address that may not be asked (`refused`), nothing that answers in time (`unreachable`), an answer
 * that is no page or no picture (`unfit`), or too many that are being read (`busy`).
 */
export type WebFailure = "refused" | "unreachable" | "unfit" | "busy";

/** A picture of the web, of whatever format; its content alone says which. */
export interface WebPicture {
  bytes: Uint8Array<ArrayBuffer>;
}

/** The open web, as far as shops read it. */
export interface Web {
  page(address: string): Promise<WebPage | { failed: WebFailure }>;
  /** A picture of at most `maxBytes`; a larger one is `unfit`. */
  picture(address: string, maxBytes: number): Promise<WebPicture | { failed: WebFailure }>;
}
