import type { FileContent } from "./spool";

/** A stored file that can be read in parts, such as a video played from its middle. */
export interface StoredFile {
  type: string;
  size: number;
  /** The bytes from `start` up to, but not including, `end`; by default all of them. */
  stream(start?: number, end?: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file in a listing. */
export interface ListedFile {
  path: string;
  /** The time of its last write, by the clock of the storage. */
  putTime: Date;
}

/**
 * The storage of files, and the address under which a browser gets them.
 *
 * Paths are ours, never a request's: lower case letters, digits, `-` and `/`, with one extension
 * (`demo/products/12.png`). The database stores the path, responses contain `publicUrl(path)`.
 */
export interface Files {
  readonly storage: "local" | "s3";
  /** Rejects if the storage does not answer. */
  ping(): Promise<void>;
  put(path: string, content: Uint8Array | FileContent, type: string): Promise<void>;
  /** The file at a path; undefined when there is none. */
  open(path: string): Promise<StoredFile | undefined>;
  /** The files of a folder, in any order; none for an unused folder. */
  list(folder: string): Promise<readonly ListedFile[]>;
  /** Removes a file; a missing file is no error. */
  remove(path: string): Promise<void>;
  /** The address of a stored path; an address that is already public is returned unchanged. */
  publicUrl(path: string): string;
  /** The path of one of our addresses; anything else is returned unchanged. */
  pathOf(address: string): string;
  /** The address of a stored picture's thumbnail, made on first request; null if it cannot have one. */
  smallUrl(path: string): string | null;
}
