export { OrderListScreen, type OrderListScreenProps } from "./list/order-list-screen";
export { PackingScreen, type PackingScreenProps } from "./packing/packing-screen";
