import { ProfileScreen } from "@shopkeeper/ui/session";
import { session } from "../../session";

/** /maintain/user */
export function Component() {
  return <ProfileScreen onSaved={({ realName }) => session.rename(realName)} />;
}
