import type { Scope } from "../core/scope";
import { insertRows } from "../seed/insert-rows";
import { specRuleWords } from "./seed-words";
import { specRules } from "./tables";

/** A spec rule to make: its specs by name, or a text of its own to stand in `ruleValue`. */
export interface SpecRuleSeed {
  ruleName: string;
  specs: Readonly<Record<string, readonly string[]>>;
  ruleValue: string;
}

/** Makes spec rules in a shop, the newest last; a number makes that many, partial ones have a spec with three values. */
export async function seedSpecRules(scope: Scope, wanted: number | readonly Partial<SpecRuleSeed>[]) {
  const seeds: readonly Partial<SpecRuleSeed>[] = typeof wanted === "number" ? Array.from({ length: wanted }, () => ({})) : wanted;
  const time = scope.clock.now();
  await insertRows(
    scope.db,
    specRules,
    seeds.map(({ ruleName, specs = { 颜色: ["红", "黄", "蓝"] }, ruleValue = ruleValueOf(specs) }, at) => ({
      merId: scope.merId,
      ruleName: ruleName ?? `规格${at + 1}`,
      ruleValue,
      createTime: time,
      updateTime: time,
    })),
  );
}

/** The rules of one of the demo shops. */
export const demoSpecRules = (shop: number): readonly Partial<SpecRuleSeed>[] => specRuleWords[shop] ?? [];

const ruleValueOf = (specs: Readonly<Record<string, readonly string[]>>) =>
  JSON.stringify(Object.entries(specs).map(([value, detail]) => ({ value, detail })));
