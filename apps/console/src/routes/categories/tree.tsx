export { preloadCategories as ask } from "@shopkeeper/hooks/categories";
import { CategoryListScreen } from "@shopkeeper/ui/categories";

/** /product/classify */
export function Component() {
  return <CategoryListScreen />;
}
