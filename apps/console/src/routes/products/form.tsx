import { readProductAddress } from "@shopkeeper/hooks/products";
import { ProductFormScreen } from "@shopkeeper/ui/products";
import { usePage } from "../../shell/page";

export { preloadProduct as preload } from "@shopkeeper/hooks/products";

/** /product/list/creatProduct/:id?/:isDisabled?/:isCopy? */
export function Component() {
  const { params, search, close } = usePage();
  const toList = (tab?: number) => close(tab === undefined ? "/product/list" : `/product/list?type=${tab}`);
  return <ProductFormScreen {...readProductAddress(params, search[0])} onDone={toList} onBack={() => toList()} />;
}
