import { useAction } from "@shopkeeper/hooks/core";
import { useConfirm } from "@shopkeeper/hooks/form";
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
