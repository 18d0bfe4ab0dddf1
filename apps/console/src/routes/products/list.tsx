export { preloadProductList as preload } from "@shopkeeper/hooks/products";
import { ProductListScreen } from "@shopkeeper/ui/products";
import { usePage } from "../../shell/page";

/** /product/list */
export function Component() {
  const { search, open } = usePage();
  const address = (path: string) => `/product/list/creatProduct/${path}`;
  const to = (path: string) => open(address(path));
  return (
    <ProductListScreen
      search={search}
      onCreate={() => to("0/2/2")}
      onCollect={() => to("0/2/1")}
      onView={(id) => to(`${id}/1/2`)}
      onEdit={(id) => to(`${id}/2/2`)}
      onCopy={(id) => to(`${id}/2/1`)}
      pathOf={(page, id) => address(`${id}/${page === "view" ? 1 : 2}/2`)}
      onOrders={(id) => open(`/order/list?productId=${id}`)}
    />
  );
}
