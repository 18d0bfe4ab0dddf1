import { shippingTemplates } from "@shopkeeper/hooks/shipping";
import { TemplateListScreen } from "@shopkeeper/ui/shipping";
import { usePage } from "../../shell/page";

export const preload = shippingTemplates.preload;

/** /operation/freightSet */
export function Component() {
  return <TemplateListScreen search={usePage().search} />;
}
