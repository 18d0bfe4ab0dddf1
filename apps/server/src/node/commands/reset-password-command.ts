import { logStore } from "../../logs/store";
import { accountStore } from "../../session/account-store";
import { knownAddressStore } from "../../session/known-address-store";
import { secondFactorStore } from "../../session/second-factor-store";
import { sessionStore } from "../../session/session-store";
import type { Place } from "./command";
import { madePassword } from "./made-password";

/**
 * Gives an account a temporary password, which is answered only once, removes its second factor, and ends its sessions.
 *
 * For owners who have forgotten theirs: nobody in the shop may reset it. The shop's log of sensitive operations records it.
 */
export async function resetPasswordCommand({ database, ...ports }: Place, { account: name }: Readonly<Record<string, unknown>>) {
  if (typeof name !== "string" || name.trim() === "") throw new Error("account is the name that somebody logs in with.");
  const made = madePassword(ports, name.trim());
  const password = await ports.passwords.hash(made);
  return database.transaction(async (db) => {
    const scope = { ...ports, db };
    const account = await accountStore(scope).byName(name.trim());
    if (!account) throw new Error(`There is no account ${name.trim()}.`);
    await accountStore(scope).resetPassword(account.id, password);
    await secondFactorStore(scope).remove(account.id);
    await sessionStore(scope).closeAll(account.id);
    await knownAddressStore(scope).clear(account.id);
    await logStore({ ...scope, merId: account.merId }).add({
      ...{ operation: "resetPassword", method: "COMMAND", path: "shop reset", input: { account: account.account } },
      session: { accountId: account.id, account: account.account },
      caller: { id: "", address: "" },
      outcome: { isFailed: false, code: 200, answer: "", error: "" },
    });
    return { account: account.account, password: made, isDisabled: !account.status };
  });
}
