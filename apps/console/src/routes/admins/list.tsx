import { admins } from "@shopkeeper/hooks/admins";
import { AdminListScreen } from "@shopkeeper/ui/admins";
import { consolePages } from "../../routing/console-pages";
import { usePage } from "../../shell/page";

export const preload = admins.preload;

/** /operation/roleManager/adminList */
export function Component() {
  return <AdminListScreen search={usePage().search} pages={consolePages} />;
}
