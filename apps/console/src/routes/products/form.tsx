import { readProductAddress } from "@shopkeeper/hooks/products";
import { ProductFormScreen } from "@shopkeeper/ui/products";
import { usePage } from "../../shell/page";

export { preloadProduct as preload } from "@shopkeeper/hooks/products";

/** /product/list/creatProduct/:id?/:isDisabled?/:isCopy? */
export function Component() {
  const { params, search, close } = usePage();
  const toList = () => close("/product/list");
  return <ProductFormScreen {...readProductAddress(params, search[0])} onDone={toList} onBack={toList} />;
}
