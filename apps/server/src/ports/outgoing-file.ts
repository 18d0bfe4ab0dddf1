/** A file to upload to WeChat. */
export interface OutgoingFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}
