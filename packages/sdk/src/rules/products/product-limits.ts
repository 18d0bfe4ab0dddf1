import { StockAddition_attrValueList as addition } from "../../generated/fields";

/** The limits of products beyond those of single fields; the sentences take them as parameters. */
export const productRuleLimits = {
  /** Per cent of both commissions together. */
  brokerageMax: 30,
  /** Pictures of the slider, without its video. */
  slidesMax: 10,
  /** Pieces of one SKU. */
  stockMax: addition.stock.max,
} as const;
