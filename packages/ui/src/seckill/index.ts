export { ActivityListScreen, type ActivityListScreenProps } from "./activity-list-screen";
export { OfferFormScreen, type OfferFormScreenProps } from "./offer-form-screen";
export { SeckillListScreen, type SeckillListScreenProps } from "./seckill-list-screen";
