import { type Account, ShopProvider } from "@shopkeeper/hooks/shop";
import { notify } from "@shopkeeper/ui/core";
import { FormPreviewScreen } from "@shopkeeper/ui/forms";
import { SharedHosts } from "@shopkeeper/ui/layout";
import { client } from "../../session";

/** Whose page this is: anybody's, and it asks the server for nothing. */
const nobody: Account = { id: 0, merId: 0, account: "", realName: "", roles: [], permissions: [] };

/** /preview */
export function Component() {
  return (
    <ShopProvider client={client} account={nobody} notify={notify}>
      <FormPreviewScreen />
      <SharedHosts />
    </ShopProvider>
  );
}
