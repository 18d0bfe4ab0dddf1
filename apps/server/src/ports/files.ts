import type { FileContent } from "./spool";

/** A stored file that can be read in parts, such as a video that is played from its middle. */
export interface StoredFile {
  type: string;
  size: number;
  /** The bytes from `start` up to, but not including, `end`; all of them unless told. */
  stream(start?: number, end?: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file in a listing. */
export interface ListedFile {
  path: string;
  /** When it was last put, by the clock of the storage. */
  putTime: Date;
}

/**
 * Where files lie, and the address under which a browser gets them.
 *
 * Paths are ours, never a request's: lower case letters, digits, `-` and `/`, with one extension
 * (`demo/products/12.png`). The database keeps the path, answers carry `publicUrl(path)`.
 */
export interface Files {
  readonly storage: "local" | "s3";
  /** Rejects where the storage does not answer. */
  ping(): Promise<void>;
  put(path: string, content: Uint8Array | FileContent, type: string): Promise<void>;
  /** The file at a path; undefined when there is none. */
  open(path: string): Promise<StoredFile | undefined>;
  /** The files of a folder, in any order; none where nothing was put there. */
  list(folder: string): Promise<readonly ListedFile[]>;
  /** Forgets a file; one that is not there is none to forget. */
  remove(path: string): Promise<void>;
  /** The address of a stored path; an address that is already public comes back as it is. */
  publicUrl(path: string): string;
  /** The path behind one of our addresses; anything else comes back as it is. */
  pathOf(address: string): string;
  /** The address of a small picture of a stored one, made when it is first asked for; null where that cannot be. */
  smallUrl(path: string): string | null;
}
