import { specRules } from "@shopkeeper/hooks/specs";
import { SpecRuleListScreen } from "@shopkeeper/ui/specs";
import { usePage } from "../../shell/page";

export const preload = specRules.preload;

/** /product/attr */
export function Component() {
  return <SpecRuleListScreen search={usePage().search} />;
}
