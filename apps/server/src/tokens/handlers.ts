import { ServiceTokenState } from "@shopkeeper/sdk/contract";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { mostServiceTokens, serviceTokenProblems, tokenRuleMessages } from "@shopkeeper/sdk/rules/tokens";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { invalidFields, Refusal, refusedAt } from "../core/refusal";
import { secretToken } from "../core/secret-token";
import { grantableRoles } from "../roles/shared";

const DAY_MS = 86_400_000;

/** The calls on the service tokens of the shop's scripts. */
export const tokenHandlers: HandlersOf<"tokens"> = {
  async listServiceTokens({ query, shop, platform }) {
    const page = await shop.serviceTokens.page(query);
    const now = platform.clock.now();
    const granted = await shop.roles.some(page.list.flatMap(({ token }) => token.roleIds));
    const list = page.list.map(({ token, maker, isMakerEnabled }) => {
      const roles = granted.filter(({ id }) => token.roleIds.includes(id));
      return {
        ...{ id: token.id, name: token.name, maker, lastIp: token.lastIp },
        roles: roles.map(({ id }) => id).join(","),
        roleNames: roles.map(({ name }) => name).join(","),
        state: token.endTime <= now ? ServiceTokenState.ended : isMakerEnabled ? ServiceTokenState.active : ServiceTokenState.resting,
        endTime: wireTime(token.endTime),
        createTime: wireTime(token.createTime),
        lastTime: wireTimeOrNull(token.lastTime),
      };
    });
    return { ...page, list };
  },

  async saveServiceToken({ body, session, shop, platform }) {
    const name = body.name.trim();
    const roleIds = parseIds(body.roles);
    const problems = serviceTokenProblems({ name, roles: roleIds, days: body.days });
    if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, tokenRuleMessages));
    await shop.roles.lock();
    await grantableRoles({ session, shop }, roleIds);
    const endTime = new Date(platform.clock.now().getTime() + body.days * DAY_MS);
    const token = secretToken("service", platform.random);
    const id = await shop.serviceTokens.add({ name, accountId: session.accountId, roleIds, endTime }, token);
    if (id === undefined) throw refusedAt("name", "serviceTokenNameTaken", { name });
    if ((await shop.serviceTokens.count()) > mostServiceTokens) throw new Refusal("serviceTokenTooMany", { limit: mostServiceTokens });
    return { id, token, endTime: wireTime(endTime) };
  },

  async revokeServiceToken({ path, shop }) {
    if (!(await shop.serviceTokens.remove(path.id))) throw new Refusal("serviceTokenMissing");
    return null;
  },
};
