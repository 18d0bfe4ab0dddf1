/** A file in the storage. */
export interface StoredPicture {
  path: string;
  attType: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/** An upload that is checked and stored, and waits for its row. */
export interface TakenFile {
  name: string;
  sha256: string;
  stored: StoredPicture;
  /** The library had this content already when it was checked. */
  isKnown: boolean;
  /** Removes the stored file when no row names it. */
  settle(): Promise<void>;
}
