import { sql } from "drizzle-orm";
import type { SafetyParts } from "../safety/safety-parts";
import { accounts, roles, sessions } from "./tables";

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
    turnOffSecondFactor: ({ password }) => ({ body: { pwd: password, factorCode: "000000" } }),
    // the oldest: the newest is the one that the calls are made in
    revokeSession: ({ ids }) => ({ path: { id: Math.min(...(ids.sessions ?? []).map(Number)) } }),
  },
};
