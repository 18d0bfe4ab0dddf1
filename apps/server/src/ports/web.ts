/** A public page, up to the size limit. */
export interface WebPage {
  /** Its final address, after redirects. */
  address: string;
  html: string;
}

/**
 * Why a page or a picture was not read: a forbidden address (`refused`), no answer in time (`unreachable`), an answer
 * that is no page or no picture (`unfit`), or too many simultaneous reads (`busy`).
 */
export type WebFailure = "refused" | "unreachable" | "unfit" | "busy";

/** A picture from the web; its format is known from its content alone. */
export interface WebPicture {
  bytes: Uint8Array<ArrayBuffer>;
}

/** The public web, for shops. */
export interface Web {
  page(address: string): Promise<WebPage | { failed: WebFailure }>;
  /** A picture of at most `maxBytes`; a larger one is `unfit`. */
  picture(address: string, maxBytes: number): Promise<WebPicture | { failed: WebFailure }>;
}
