import { useAction } from "@shopkeeper/hooks/core";
import { useConfirm } from "@shopkeeper/hooks/form";
import { session } from "../session";

/** Asks before ending the session; then closes every tab and logs out on the server. */
export function useLogout(closeAll: () => Promise<unknown>) {
  return useConfirm(
    useAction(
      async (_account: string) => {
        await closeAll();
        return session.logOut();
      },
      [],
      { isQuiet: true },
    ),
  );
}
