export { placeOrder, NotPlaced } from "./place-order";
