import type { SkuColumn, SkuGrid } from "@shopkeeper/hooks/products";

/** The server's sentences about cells, by row and column. */
export type SkuRefusals = ReadonlyMap<string, Partial<Record<SkuColumn, string>>>;

/** The props of every part of the matrix. */
export interface SkuPart {
  sku: SkuGrid;
  /** The product's picture, shown for a SKU without one. */
  picture: string;
  isSubmitted: boolean;
  refusals: SkuRefusals | undefined;
  /** Announces an action to screen readers. */
  say: (sentence: string) => void;
  /** Opens the library; `take` gets the address of the chosen picture. */
  choosePicture: (take: (address: string) => void) => void;
}

/** The view of the rows: it can scroll to a cell. */
export interface SkuView {
  show: (key: string, column: SkuColumn) => void;
}

/** The props of the specs; editing a cell renders none of them. */
export interface SkuSpecsPart extends Pick<SkuPart, "say"> {
  /** Returns the latest actions. */
  sku: () => SkuPart["sku"];
}
