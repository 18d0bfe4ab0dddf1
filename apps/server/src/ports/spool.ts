/** Bytes that lie somewhere and can be read as often as needed. */
export interface FileContent {
  readonly size: number;
  /** The bytes from `start` up to, but not including, `end`, or fewer at the end of the file. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file that has been taken in, until it is dropped. */
export interface SpooledFile extends FileContent {
  /** The SHA-256 of its content, in hexadecimal. */
  readonly sha256: string;
  drop(): Promise<void>;
}

/** A file while it is being taken in. */
export interface SpoolWriter {
  write(bytes: Uint8Array): Promise<void>;
  done(): Promise<SpooledFile>;
  drop(): Promise<void>;
}

/** Takes in files that are being sent, however large, without holding them in memory where that can be avoided. */
export interface Spool {
  open(): Promise<SpoolWriter>;
}
