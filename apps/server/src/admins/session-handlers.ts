import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { changeableAdmin } from "./changeable-admin";
import { visibleAdmin } from "./visible-admin";

/** The calls on the sessions and second factors of staff accounts. */
export const adminSessionHandlers: Pick<HandlersOf<"admins">, "listAdminSessions" | "revokeAdminSession" | "resetAdminFactor"> = {
  async listAdminSessions({ query, session, shop, platform }) {
    const admin = await visibleAdmin({ session, shop }, query.id);
    const open = await platform.sessions.ofAccount(admin.id);
    return open.map(({ id, userAgent, address, createTime, lastTime }) => ({
      ...{ id, userAgent, address, createTime: wireTime(createTime), lastTime: wireTime(lastTime) },
    }));
  },

  async revokeAdminSession({ body, session, shop, platform }) {
    const admin = await changeableAdmin({ session, shop }, body.id);
    if (typeof body.sessionId !== "number") await platform.sessions.closeAll(admin.id);
    else if (!(await platform.sessions.closeOf(admin.id, body.sessionId))) throw new Refusal("missing");
    return null;
  },

  async resetAdminFactor({ body, session, shop, platform }) {
    const admin = await changeableAdmin({ session, shop }, body.id);
    if (admin.isOwn) throw new Refusal("ownFactor");
    if (!(await platform.secondFactors.remove(admin.id))) throw new Refusal("secondFactorOff");
    await platform.sessions.closeAll(admin.id);
    return null;
  },
};
