import { StockAddition_attrValueList as addition } from "../../generated/fields";

/** The limits of products beyond those of single fields; the sentences about them take them as parameters. */
export const productRuleLimits = {
  /** Per cent of both commissions together. */
  brokerageMax: 30,
  /** Pictures of the slider, a video not counted. */
  slidesMax: 10,
  /** Pieces of one SKU. */
  stockMax: addition.stock.max,
} as const;
