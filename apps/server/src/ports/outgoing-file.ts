/** A file on its way to WeChat. */
export interface OutgoingFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}
