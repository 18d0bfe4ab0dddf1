export { placeOrder, NotPlaced } from "./simulator/place-order";
