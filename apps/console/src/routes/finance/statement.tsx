import { StatementScreen } from "@shopkeeper/ui/finance";
import { usePage } from "../../shell/page";

export { preloadStatements as preload } from "@shopkeeper/hooks/finance";

/** /finance/statement */
export function Component() {
  const { search } = usePage();
  return <StatementScreen search={search} />;
}
