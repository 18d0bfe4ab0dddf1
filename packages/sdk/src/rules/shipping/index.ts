export { shippingRuleMessages } from "./messages";
export {
  everywhere,
  type FreeRegion,
  orderPostage,
  type Parcel,
  type Postage,
  postageOf,
  type PostageTerms,
  type PricedRegion,
  quantityOf,
  type SentLine,
  takesFrees,
  takesRegions,
} from "./postage";
export { districtsIn, districtsOf, everywhereTitle, titleOf } from "./region-paths";
export { freeList, regionList, templateRules } from "./template-rules";
