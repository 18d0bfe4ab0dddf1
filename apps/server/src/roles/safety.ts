import type { SafetyParts } from "../testing/safety/safety-parts";
import { roles } from "../session/tables";

let names = 0;
const name = () => `Role ${(names += 1)}`;

/** Roles in the safety matrices; the newest has no holders, so that it can be deleted. */
export const safety: SafetyParts = {
  async insert(db, merId) {
    const createTime = new Date();
    await db.insert(roles).values({ merId, name: `unheld ${merId}`, menuIds: [], createTime });
  },
  requests: {
    saveRole: () => ({ body: { roleName: name(), rules: "700,710", status: true } }),
    updateRole: ({ ids }) => ({ body: { id: ids.roles?.[0], roleName: name(), rules: "710", status: true } }),
    deleteRole: ({ ids }) => ({ path: { id: Math.max(...(ids.roles ?? []).map(Number)) } }),
  },
};
