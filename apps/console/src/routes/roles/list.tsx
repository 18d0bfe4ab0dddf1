import { roles } from "@shopkeeper/hooks/roles";
import { RoleListScreen } from "@shopkeeper/ui/roles";
import { consolePages } from "../../routing/console-pages";
import { usePage } from "../../shell/page";

export const preload = roles.preload;

/** /operation/roleManager/identityManager */
export function Component() {
  return <RoleListScreen search={usePage().search} pages={consolePages} />;
}
