import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { RequestShop, SafetyParts } from "../testing/safety/safety-parts";
import { recoveryHash } from "./factor-codes";
import { accounts, roles, secondFactors, sessions } from "./tables";
import type { Executor } from "../ports/database";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const recoveryCode = "0000-0000-0000";

/** Gives the shop's own account a second factor, which is on, or waits for its first code. */
async function giveFactor(db: Executor, { account }: RequestShop, startTime: Date | null) {
  const [owner] = await db.select().from(accounts).where(eq(accounts.account, account));
  const values = { secret, startTime, lastStep: 0, recoveryHashes: [recoveryHash(recoveryCode)], createTime: new Date() };
  const row = { accountId: owner?.id ?? 0, ...values };
  await db.insert(secondFactors).values(row).onConflictDoUpdate({ target: secondFactors.accountId, set: values });
}

const codeOfNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Accounts, roles and sessions in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    admins: { table: accounts, id: accounts.id, merId: accounts.merId },
    roles: { table: roles, id: roles.id, merId: roles.merId },
    sessions: {
      table: sessions,
      id: sessions.id,
      ofAccount: (account) => sql`account_id in (select ${accounts.id} from ${accounts} where ${accounts.account} = ${account})`,
    },
  },
  seed: (word) => ({ merchant: { realName: `${word} owner` }, sessions: [{}, {}] }),
  requests: {
    login: ({ account, password }) => ({ body: { account, pwd: password } }),
    changePassword: ({ password }) => ({ body: { oldPassword: password, password: "Another-1", confirmPassword: "Another-1" } }),
    startSecondFactor: ({ password }) => ({ body: { pwd: password } }),
    confirmSecondFactor: () => ({ body: { factorCode: codeOfNow() } }),
    renewRecoveryCodes: () => ({ body: { factorCode: recoveryCode } }),
    turnOffSecondFactor: ({ password }) => ({ body: { pwd: password, factorCode: recoveryCode } }),
    // the oldest: the newest session makes the calls
    revokeSession: ({ ids }) => ({ path: { id: Math.min(...(ids.sessions ?? []).map(Number)) } }),
  },
  arrange: {
    confirmSecondFactor: (db, shop) => giveFactor(db, shop, null),
    renewRecoveryCodes: (db, shop) => giveFactor(db, shop, new Date()),
    turnOffSecondFactor: (db, shop) => giveFactor(db, shop, new Date()),
  },
};
