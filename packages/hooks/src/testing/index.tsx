export { openShop, type OpenShop } from "./open-shop";
export { type SearchState, searchState } from "./search-state";
