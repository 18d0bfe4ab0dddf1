export { productSearch } from "./product-search";
