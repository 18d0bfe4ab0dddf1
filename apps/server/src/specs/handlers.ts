import { codes, type Schema } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import type { HandlersOf } from "../core/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../core/search-text";
import type { Shop } from "../core/shop";
import { versionConflict } from "../core/version";
import { checkedRuleValue } from "./rule-value";

/** The calls on the shop's spec rules. */
export const specHandlers: HandlersOf<"specs"> = {
  listSpecRules: ({ query, shop }) => shop.specRules.page(searchText(query.keywords), query),

  getSpecRule: ({ path, shop }) => ruleOf(shop, path.id),

  async saveSpecRule({ body, shop }) {
    const fields = checkedFields(body);
    await shop.specRules.lock();
    if (!(await shop.specRules.add(fields))) throw nameTaken(fields.ruleName);
    return null;
  },

  async updateSpecRule({ body, shop }) {
    const fields = checkedFields(body);
    await shop.specRules.lock();
    const current = await ruleOf(shop, body.id);
    if (await shop.specRules.isNamed(fields.ruleName, body.id)) throw nameTaken(fields.ruleName);
    if (!(await shop.specRules.update(body.id, fields, body.version))) throw versionConflict(current);
    return null;
  },

  async deleteSpecRule({ path, shop }) {
    if (!(await shop.specRules.remove(path.id))) throw new Refusal("specRuleMissing");
    return null;
  },
};

async function ruleOf(shop: Shop, id: number) {
  const rule = await shop.specRules.find(id);
  if (!rule) throw new Refusal("specRuleMissing");
  return rule;
}

function checkedFields({ ruleName, ruleValue }: Schema<"SpecRuleInput">): Schema<"SpecRuleInput"> {
  const checked = checkedRuleValue(ruleValue);
  if ("fault" in checked) throw invalidFields({ ruleValue: checked.fault });
  return { ruleName, ...checked };
}

const nameTaken = (name: string) =>
  new Refusal("specRuleNameTaken", { name }, { fields: { ruleName: fill(codes.specRuleNameTaken, { name }) } });
