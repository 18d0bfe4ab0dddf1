import { admins } from "@shopkeeper/hooks/admins";
import { usePeopleTab } from "@shopkeeper/hooks/tokens";
import { AdminListScreen } from "@shopkeeper/ui/admins";
import { PeopleTabs, ServiceTokenListScreen } from "@shopkeeper/ui/tokens";
import { consolePages } from "../../routing/console-pages";
import { usePage } from "../../shell/page";

export const preload = admins.preload;

/** /operation/roleManager/adminList, and with ?tab=tokens the service tokens */
export function Component() {
  const { search } = usePage();
  const shown = usePeopleTab(search);
  const tabs = <PeopleTabs of={shown} />;
  if (shown.tab === "tokens") return <ServiceTokenListScreen search={search} tabs={tabs} />;
  return <AdminListScreen search={search} pages={consolePages} tabs={tabs} />;
}
