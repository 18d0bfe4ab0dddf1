import { useAccount } from "@shopkeeper/hooks/shop";
import { redirectTarget } from "@shopkeeper/hooks/session";
import { FirstPasswordScreen } from "@shopkeeper/ui/session";
import { usePage } from "../../shell/page";
import { session } from "../../session";

/** /password */
export function Component() {
  const {
    search: [params],
    open,
  } = usePage();
  const { account } = useAccount();
  return (
    <FirstPasswordScreen
      account={account}
      onDone={() => {
        session.passwordChanged();
        open(redirectTarget(params.get("redirect"), window.location.origin));
      }}
      onLogOut={() => void session.logOut()}
    />
  );
}
