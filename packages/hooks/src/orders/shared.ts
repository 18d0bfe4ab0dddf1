export { orderSearch } from "./order-search";
