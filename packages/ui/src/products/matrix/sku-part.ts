import type { SkuColumn, useSkuMatrix } from "@shopkeeper/hooks/products";

/** What the server said of cells, by row and column: sentences. */
export type SkuRefusals = ReadonlyMap<string, Partial<Record<SkuColumn, string>>>;

/** What every part of the matrix is told. */
export interface SkuPart {
  sku: ReturnType<typeof useSkuMatrix>;
  /** The product's picture: what a SKU without one has. */
  picture: string;
  isSubmitted: boolean;
  refusals: SkuRefusals | undefined;
  /** Tells who listens what was done. */
  say: (sentence: string) => void;
  /** Opens the library, and hands the picture that is chosen there on. */
  choosePicture: (take: (address: string) => void) => void;
}

/** What shows the rows: it can bring a cell into view. */
export interface SkuView {
  show: (key: string, column: SkuColumn) => void;
}

/** What the specs of the matrix are told: an edit of a cell draws none of them again. */
export interface SkuSpecsPart extends Pick<SkuPart, "say"> {
  /** The newest ways to change them. */
  sku: () => SkuPart["sku"];
}
