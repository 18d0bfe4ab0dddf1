import { expressCompanies } from "@shopkeeper/hooks/shipping";
import { CompanyListScreen } from "@shopkeeper/ui/shipping";
import { usePage } from "../../shell/page";

export const preload = expressCompanies.preload;

/** /maintain/logistics/companyList */
export function Component() {
  return <CompanyListScreen search={usePage().search} />;
}
