export { shopFee } from "./shop-fee";
