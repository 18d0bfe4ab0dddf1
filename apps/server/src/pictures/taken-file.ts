/** A file as it lies in the storage. */
export interface StoredPicture {
  path: string;
  attType: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/** An upload that has been looked at and stored, and waits for its row. */
export interface TakenFile {
  name: string;
  sha256: string;
  stored: StoredPicture;
  /** The library had this content already when it was looked at. */
  isKnown: boolean;
  /** Removes the stored file when no row has come to name it. */
  settle(): Promise<void>;
}
