import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import type { AddressFields } from "./store";
import { addresses } from "./tables";
import { eachWanted, type DemoDomain, type Wanted } from "../demo/kit/seeding";

const usual: AddressFields = {
  ...{ receiverName: "售后小满", receiverPhone: "13800138000" },
  ...{ province: "浙江省", city: "杭州市", district: "西湖区", detail: "文三路 90 号东部软件园 3 号仓" },
  ...{ isDefault: false, isShow: true },
};

/** Adds addresses to a shop, the newest last; omitted fields have the usual values. */
async function seedAddresses({ db, merId, clock }: Scope, wanted: Wanted<AddressFields>) {
  const createTime = clock.now();
  const rows = eachWanted(wanted).map((address) => ({ ...usual, ...address, merId, createTime, updateTime: createTime }));
  await insertRows(db, addresses, rows);
}

/** The addresses of the demo's shops: a default one, another and a hidden one. */
const demoAddresses: readonly Partial<AddressFields>[] = [
  { receiverName: "老仓库", receiverPhone: "0571-88888888", district: "余杭区", detail: "良睦路 1399 号梦想小镇 2 号库", isShow: false },
  { receiverName: "售后阿布", receiverPhone: "400-800-8888", district: "拱墅区", detail: "莫干山路 1418 号电商园 B 座" },
  { isDefault: true },
];

/** Its seeds and its part of the demo. */
export const demo = {
  seeds: { addresses: { fill: seedAddresses } },
  parts: { addresses: { version: 1, fill: (scope) => seedAddresses(scope, demoAddresses) } },
} satisfies DemoDomain;
