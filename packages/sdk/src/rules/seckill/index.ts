export { activityStatus, type ActivityState, type ActivityTimes, isSelling, joinProblem } from "./activity";
export { clashesOf, type TakenPart } from "./clashes";
export { seckillRuleMessages } from "./messages";
export { activityPriceProblem, offerProblems, seckillLimits, type SkuOffer } from "./offer-problems";
export { cappedQuota, percentOf, priceDoubt, type PriceDoubt, type SeckillPrices } from "./seckill-prices";
export { canSeckill, type SeckillAction, seckillRefusal, type SeckillState, seckillTransitions } from "./seckill-state";
