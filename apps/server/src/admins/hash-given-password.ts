import { problemTexts, type Problems } from "@shopkeeper/sdk/rules/core";
import { accountProblem, adminProblems, adminRuleMessages, givenPasswordProblems } from "@shopkeeper/sdk/rules/admins";
import { parseIds } from "../kit/id-list";
import type { Preparations } from "../kernel/handlers";
import { invalidFields } from "../core/refusal";
import type { Passwords } from "../ports/passwords";
import { passwordContext, refuseDemoPassword } from "../session/shared";
import type { PreparedAdmins } from "./prepared";

/** Checks the input and hashes a given password outside the transaction. */
export const hashGivenPassword = (passwords: Passwords): Preparations<PreparedAdmins> => ({
  async saveAdmin({ body: { account, pwd, realName, roles, phone }, platform }) {
    const name = accountProblem(account);
    refuseProblems({
      ...adminProblems({ realName, roles: parseIds(roles), phone: phone ?? "" }),
      ...givenPasswordProblems({ pwd, repwd: pwd }, await passwordContext(account)),
      ...(name && { account: name }),
    });
    refuseDemoPassword(platform.server, "pwd", pwd);
    return passwords.hash(pwd);
  },

  async setAdminPassword({ body: { id, password, confirmPassword }, platform, shop }) {
    const admin = await shop.admins.find(id);
    const { pwd, repwd } = givenPasswordProblems({ pwd: password, repwd: confirmPassword }, await passwordContext(admin?.account ?? ""));
    refuseProblems({ ...(pwd && { password: pwd }), ...(repwd && { confirmPassword: repwd }) });
    refuseDemoPassword(platform.server, "password", password);
    return passwords.hash(password);
  },
});

/** Refuses invalid input, field by field. */
export function refuseProblems(problems: Problems<string, keyof typeof adminRuleMessages>) {
  if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, adminRuleMessages));
}
