/** One file of an archive. */
export interface ArchivedFile {
  name: string;
  size: number;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Puts files into one. */
export interface Archives {
  /** The bytes of a zip, its files opened one after the other as it is read. */
  zip(files: AsyncIterable<ArchivedFile>): ReadableStream<Uint8Array<ArrayBuffer>>;
}
