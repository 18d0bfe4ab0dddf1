import { StoreSettingsScreen } from "@shopkeeper/ui/store";
import { usePage } from "../../shell/page";

/** /operation/modifyStoreInfo */
export function Component() {
  return <StoreSettingsScreen search={usePage().search} />;
}
