export { CategoryListScreen } from "./category-list-screen";
