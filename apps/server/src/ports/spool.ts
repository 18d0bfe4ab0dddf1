/** Bytes that can be read repeatedly. */
export interface FileContent {
  readonly size: number;
  /** The bytes from `start` up to, but not including, `end`, or fewer at the end of the file. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A received file, until it is dropped. */
export interface SpooledFile extends FileContent {
  /** The SHA-256 of its content, in hexadecimal. */
  readonly sha256: string;
  drop(): Promise<void>;
}

/** A file while it is received. */
export interface SpoolWriter {
  write(bytes: Uint8Array): Promise<void>;
  done(): Promise<SpooledFile>;
  drop(): Promise<void>;
}

/** Receives files of any size, without holding them in memory where that can be avoided. */
export interface Spool {
  open(): Promise<SpoolWriter>;
}
