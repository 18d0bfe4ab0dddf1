import type { SkuColumn, SkuGrid } from "@shopkeeper/hooks/products";

/** The server's sentences about cells, by row and column. */
export type SkuRefusals = ReadonlyMap<string, Partial<Record<SkuColumn, string>>>;

/** The props of every part of the matrix. */
export interface SkuPart {
  sku: SkuGrid;
  /** The product's picture: what a SKU without one has. */
  picture: string;
  isSubmitted: boolean;
  refusals: SkuRefusals | undefined;
  /** Announces an action to screen readers. */
  say: (sentence: string) => void;
  /** Opens the library; `take` gets the address of the chosen picture. */
  choosePicture: (take: (address: string) => void) => void;
}

/** What shows the rows: it can bring a cell into view. */
export interface SkuView {
  show: (key: string, column: SkuColumn) => void;
}

/** The props of the specs; an edit of a cell renders none of them. */
export interface SkuSpecsPart extends Pick<SkuPart, "say"> {
  /** The latest actions. */
  sku: () => SkuPart["sku"];
}
