export { placeOrder, SoldOut } from "./simulator/place-order";
