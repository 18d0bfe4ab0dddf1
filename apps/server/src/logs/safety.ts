import type { SafetyParts } from "../safety/safety-parts";
import { logStore } from "./store";
import { operationLogs } from "./tables";

const session = {
  id: 0,
  key: "0",
  isService: false,
  accountId: 0,
  account: "safe",
  realName: "safe",
  roles: [],
  permissions: [],
  isOwner: true,
  isTemporary: false,
  menuIds: [],
};
const caller = { id: "safe", address: "127.0.0.1", addressBlock: "127.0.0.1", userAgent: "" };

/** The log of sensitive operations in the safety matrices: each shop has a row to begin with. */
export const safety: SafetyParts = {
  entities: { sensitiveLogs: { table: operationLogs, id: operationLogs.id, merId: operationLogs.merId } },
  async insert(db, merId) {
    const call = { operation: "logout", method: "get", path: "/admin/merchant/logout", input: {} };
    const outcome = { isFailed: false, code: 200, answer: "", error: "" };
    const clock = { now: () => new Date() };
    await db.transaction((within) =>
      logStore({ db: within, merId, clock }).add({
        ...call,
        session: { ...session, merId, language: "zh" },
        caller: { ...caller, language: "zh" },
        outcome,
      }),
    );
  },
  requests: { exportSensitiveLogs: () => ({ query: {} }) },
};
