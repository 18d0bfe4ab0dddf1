export { preloadProductList as preload } from "@shopkeeper/hooks/products";
import { ProductListScreen } from "@shopkeeper/ui/products";
import { usePage } from "../../shell/page";

/** /product/list */
export function Component() {
  const { search, open } = usePage();
  const to = (path: string) => open(`/product/list/creatProduct/${path}`);
  return (
    <ProductListScreen
      search={search}
      onCreate={() => to("0/2/2")}
      onCollect={() => to("0/2/1")}
      onView={(id) => to(`${id}/1/2`)}
      onEdit={(id) => to(`${id}/2/2`)}
      onCopy={(id) => to(`${id}/2/1`)}
      onOrders={(id) => open(`/order/list?productId=${id}`)}
    />
  );
}
