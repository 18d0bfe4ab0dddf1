export { merchantStore } from "./merchant-store";
