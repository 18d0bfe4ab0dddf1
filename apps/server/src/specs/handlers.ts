import { codes, type Schema } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import { type Spec, specRuleMessages, specsProblem } from "@shopkeeper/sdk/rules/specs";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";

/** The calls on the shop's spec rules. */
export const specHandlers: HandlersOf<"specs"> = {
  listSpecRules: ({ query, shop }) => shop.specRules.page(searchText(query.keywords), query),

  getSpecRule: ({ path, shop }) => ruleOf(shop, path.id),

  async saveSpecRule({ body, shop }) {
    const fields = checkedFields(body);
    await shop.specRules.lock();
    const added = await shop.specRules.add(fields);
    if (!added) throw nameTaken(fields.ruleName);
    return added;
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

const broken = { zh: "规格内容格式不正确，请重新填写", en: "The specs cannot be read. Enter them again." };

/** The fields to store, with names and values of specs trimmed. */
function checkedFields({ ruleName, ruleValue }: Schema<"SpecRuleInput">): Schema<"SpecRuleInput"> {
  const specs = specsOf(ruleValue);
  if (!specs) throw invalidFields({ ruleValue: broken });
  const problem = specsProblem(specs);
  if (problem) throw invalidFields({ ruleValue: fill(specRuleMessages[problem.key], problem.params) });
  return { ruleName, ruleValue: JSON.stringify(specs) };
}

function specsOf(text: string): Spec[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(specOf) : undefined;
  } catch {
    return undefined;
  }
}

function specOf(parsed: unknown): Spec {
  if (typeof parsed !== "object" || parsed === null || !("value" in parsed) || !("detail" in parsed)) throw new TypeError("no spec");
  const { value, detail } = parsed;
  if (typeof value !== "string" || !Array.isArray(detail)) throw new TypeError("no spec");
  return { value: value.trim(), detail: detail.map(trimmed) };
}

function trimmed(value: unknown) {
  if (typeof value !== "string") throw new TypeError("no value of a spec");
  return value.trim();
}

const nameTaken = (name: string) =>
  new Refusal("specRuleNameTaken", { name }, { fields: { ruleName: fill(codes.specRuleNameTaken, { name }) } });
