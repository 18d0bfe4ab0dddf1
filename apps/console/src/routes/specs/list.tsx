export { preloadSpecRules as ask } from "@shopkeeper/hooks/specs";
import { SpecRuleListScreen } from "@shopkeeper/ui/specs";
import { usePage } from "../../shell/page";

/** /product/attr */
export function Component() {
  return <SpecRuleListScreen search={usePage().search} />;
}
