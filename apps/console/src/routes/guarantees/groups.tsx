export { preloadGuaranteeGroups as ask } from "@shopkeeper/hooks/guarantees";
import { GuaranteeGroupScreen } from "@shopkeeper/ui/guarantees";

/** /product/guarantee/group */
export function Component() {
  return <GuaranteeGroupScreen />;
}
