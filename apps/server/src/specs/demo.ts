import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { specRuleWords } from "./seed-words";
import { specRules } from "./tables";
import { eachWanted, type DemoDomain, type Wanted } from "../demo/kit/seeding";

/** A spec rule to make: its specs by name, or a text for `ruleValue`. */
export interface SpecRuleSeed {
  ruleName: string;
  specs: Readonly<Record<string, readonly string[]>>;
  ruleValue: string;
}

/** Makes spec rules in a shop, the newest last; a number makes that many; by default a rule has one spec with three values. */
async function seedSpecRules({ db, merId, clock }: Scope, wanted: Wanted<SpecRuleSeed>) {
  const createTime = clock.now();
  const rows = eachWanted(wanted).map(({ ruleName, specs = { 颜色: ["红", "黄", "蓝"] }, ruleValue = ruleValueOf(specs) }, at) => ({
    ...{ merId, ruleValue, createTime, updateTime: createTime },
    ruleName: ruleName ?? `规格${at + 1}`,
  }));
  await insertRows(db, specRules, rows);
}

/** The rules of one of the demo shops. */
const demoSpecRules = (shop: number): readonly Partial<SpecRuleSeed>[] => specRuleWords[shop] ?? [];

const ruleValueOf = (specs: Readonly<Record<string, readonly string[]>>) =>
  JSON.stringify(Object.entries(specs).map(([value, detail]) => ({ value, detail })));

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: { specRules: { fill: seedSpecRules } },
  parts: { specs: { version: 1, fill: (scope, shop) => seedSpecRules(scope, demoSpecRules(shop)) } },
} satisfies DemoDomain;
