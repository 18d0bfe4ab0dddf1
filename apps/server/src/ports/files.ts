/** A picture or another file as it is kept. */
export interface StoredFile {
  bytes: Uint8Array;
  type: string;
}

/**
 * Where files lie, and the address under which a browser gets them.
 *
 * Paths are ours, never a request's: lower case letters, digits, `-` and `/`, with one extension
 * (`demo/products/12.png`). The database keeps the path, answers carry `publicUrl(path)`.
 */
export interface Files {
  put(path: string, bytes: Uint8Array, type: string): Promise<void>;
  get(path: string): Promise<StoredFile | undefined>;
  /** The address of a stored path; an address that is already public comes back as it is. */
  publicUrl(path: string): string;
}
