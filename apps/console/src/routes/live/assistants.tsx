import { assistants } from "@shopkeeper/hooks/live";
import { AssistantListScreen } from "@shopkeeper/ui/live";
import { usePage } from "../../shell/page";

export const preload = assistants.preload;

/** /marketing/broadcast/assistant */
export function Component() {
  return <AssistantListScreen search={usePage().search} />;
}
