export { ReorderList, type ReorderListProps } from "./reorder-list";
