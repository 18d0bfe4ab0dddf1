import { addresses } from "@shopkeeper/hooks/addresses";
import { AddressListScreen } from "@shopkeeper/ui/addresses";

export const preload = addresses.preload;

/** /operation/businessAddress */
export function Component() {
  return <AddressListScreen />;
}
