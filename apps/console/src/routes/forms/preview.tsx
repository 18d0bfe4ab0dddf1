import { type Account, ShopProvider } from "@shopkeeper/hooks/shop";
import { notify } from "@shopkeeper/ui/core";
import { FormPreviewScreen } from "@shopkeeper/ui/forms";
import { SharedHosts } from "@shopkeeper/ui/layout";
import { client } from "../../session";

/** The account of the preview: anonymous, and it sends no requests. */
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
