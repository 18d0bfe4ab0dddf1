import { useAction, useConfirm } from "@shopkeeper/hooks/core";
import { session } from "../session";

/** Asks before the session is ended; then every tab is closed, and the server told. */
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
