import { StoreSettingsScreen } from "@shopkeeper/ui/store";
import { usePage } from "../../shell/page";

/** /operation/modifyStoreInfo */
export function Component() {
  const { search, open } = usePage();
  return <StoreSettingsScreen search={search} onOpenAddresses={() => open("/operation/businessAddress")} />;
}
