import { guaranteeGroups } from "@shopkeeper/hooks/guarantees";
import { GuaranteeListScreen } from "@shopkeeper/ui/guarantees";

export const preload = guaranteeGroups.preload;

/** /product/guarantee/group */
export function Component() {
  return <GuaranteeListScreen />;
}
