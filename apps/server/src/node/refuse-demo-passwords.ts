import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { demoAccounts } from "../session/demo-password";
import { accountsWithDemoPassword } from "../session/demo-password-accounts";

/** A server that is not a demo still has demo passwords; `message` names the accounts. */
export class DemoPasswordError extends Error {
  override name = "DemoPasswordError";
}

/** Refuses a database in which an account still has the password of the demo. */
export async function refuseDemoPasswords({ db }: Database, { passwords }: Pick<Ports, "passwords">) {
  const names = await accountsWithDemoPassword(db, passwords, demoAccounts);
  if (names.length === 0) return;
  throw new DemoPasswordError(
    `SEED is none, and accounts of this database still have the password of the demo: ${names.join(", ")}. Use an empty DATA_DIR or DATABASE_URL, or start the demo on this machine alone and change these passwords there.`,
  );
}
