import { exportFiles } from "@shopkeeper/hooks/exports";
import { ExportScreen } from "@shopkeeper/ui/exports";
import { usePage } from "../../shell/page";

export const preload = exportFiles.preload;

/** /operation/export */
export function Component() {
  return <ExportScreen search={usePage().search} />;
}
