import { fundFlow } from "@shopkeeper/hooks/finance";
import { FundFlowScreen } from "@shopkeeper/ui/finance";
import { usePage } from "../../shell/page";

export const preload = fundFlow.preload;

/** /finance/capitalFlow */
export function Component() {
  const { search } = usePage();
  return <FundFlowScreen search={search} />;
}
