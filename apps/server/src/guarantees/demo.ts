import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { guaranteeGroups } from "./tables";
import { eachWanted, type DemoDomain, type Wanted } from "../demo/kit/seeding";

/** A guarantee group to add. */
export interface GuaranteeGroupSeed {
  name: string;
  gids: readonly number[];
}

/** Adds guarantee groups to a shop, the newest last; a number adds that many. */
async function seedGuaranteeGroups({ db, merId, clock }: Scope, wanted: Wanted<GuaranteeGroupSeed>) {
  const createTime = clock.now();
  const rows = eachWanted(wanted).map(({ name, gids = [1, 2] }, at) => ({
    ...{ merId, createTime, updateTime: createTime },
    name: name ?? `组合${at + 1}`,
    gids: [...gids],
  }));
  await insertRows(db, guaranteeGroups, rows);
}

/** The groups of the demo's shops; some are on products, one contains a service that is no longer offered. */
const demoGuaranteeGroups: readonly GuaranteeGroupSeed[] = [
  { name: "大件送装无忧", gids: [2, 5, 6] },
  { name: "易碎品保障", gids: [1, 2, 5] },
  { name: "安心退换", gids: [1, 4] },
  { name: "品质放心购", gids: [2, 4] },
  { name: "极速省心", gids: [3, 4] },
];

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { guaranteeGroups: { fill: seedGuaranteeGroups } },
  parts: { guaranteeGroups: { version: 1, fill: (scope) => seedGuaranteeGroups(scope, demoGuaranteeGroups) } },
} satisfies DemoDomain;
