/** One file of an archive. */
export interface ArchivedFile {
  name: string;
  size: number;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Packs files into an archive. */
export interface Archives {
  /** The bytes of a zip; its files are opened one after the other as it is read. */
  zip(files: AsyncIterable<ArchivedFile>): ReadableStream<Uint8Array<ArrayBuffer>>;
}
