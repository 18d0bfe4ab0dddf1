import type { SafetyParts } from "../testing/safety/safety-parts";
import { logStore } from "./store";
import { operationLogs } from "./tables";

const session = { accountId: 0, account: "safe" };
const caller = { id: "safe", address: "127.0.0.1" };

/** The log of sensitive operations in the safety matrices: each shop begins with one row. */
export const safety: SafetyParts = {
  entities: { sensitiveLogs: { table: operationLogs, id: operationLogs.id, merId: operationLogs.merId } },
  async insert(db, merId) {
    const call = { operation: "logout", method: "get", path: "/admin/merchant/logout", input: {} };
    const outcome = { isFailed: false, code: 200, answer: "", error: "" };
    const clock = { now: () => new Date() };
    await db.transaction((within) =>
      logStore({ db: within, merId, clock }).add({
        ...call,
        session,
        caller,
        outcome,
      }),
    );
  },
  requests: { exportSensitiveLogs: () => ({ query: {} }) },
};
