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
} from "./postage";
export { districtsIn, districtsOf, everywhereTitle, titleOf } from "./region-paths";
export { freeList, regionList, shippingLimits, type TemplateFields, templateProblems } from "./template-problems";
