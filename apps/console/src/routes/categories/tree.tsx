import { productCategories } from "@shopkeeper/hooks/categories";
import { CategoryListScreen } from "@shopkeeper/ui/categories";

export const preload = productCategories.preload;

/** /product/classify */
export function Component() {
  return <CategoryListScreen />;
}
