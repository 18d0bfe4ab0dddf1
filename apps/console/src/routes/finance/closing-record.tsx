import { settlements } from "@shopkeeper/hooks/finance";
import { SettlementListScreen } from "@shopkeeper/ui/finance";
import { usePage } from "../../shell/page";

export const preload = settlements.preload;

/** /finance/closingRecord */
export function Component() {
  const { search, open } = usePage();
  return <SettlementListScreen search={search} onOpenSettings={() => open("/operation/modifyStoreInfo")} />;
}
