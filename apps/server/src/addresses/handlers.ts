import type { Schema } from "@shopkeeper/sdk/contract";
import { addressRules } from "@shopkeeper/sdk/rules/addresses";
import { recordProblems } from "@shopkeeper/sdk/rules/records";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import type { AddressFields } from "./store";

/** The calls on the shop's addresses. */
export const addressHandlers: HandlersOf<"addresses"> = {
  listAddresses: ({ query, shop }) => shop.addresses.list(query.isShow),

  async saveAddress({ body, shop }) {
    return (await shop.addresses.add(checkedFields(body))) ?? null;
  },

  async updateAddress({ body, shop }) {
    const current = await addressOf(shop, body.id);
    if (!(await shop.addresses.update(body.id, checkedFields(body, current), body.version))) {
      throw versionConflict(await addressOf(shop, body.id));
    }
    return null;
  },

  async deleteAddress({ path, shop }) {
    if (!(await shop.addresses.remove(path.id))) throw new Refusal("addressMissing");
    return null;
  },

  async setDefaultAddress({ path, shop }) {
    if (!(await shop.addresses.setDefault(path.id))) throw new Refusal("addressMissing");
    return null;
  },

  async toggleAddress({ path, shop }) {
    if (!(await shop.addresses.toggle(path.id))) throw new Refusal("addressMissing");
    return null;
  },
};

async function addressOf(shop: Shop, id: number) {
  const address = await shop.addresses.find(id);
  if (!address) throw new Refusal("addressMissing");
  return address;
}

/** The fields to store; omitted fields stay unchanged. */
function checkedFields(body: Schema<"AddressInput">, before?: Schema<"Address">): AddressFields {
  const problems = recordProblems(addressRules, body, new Date(0));
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const isShow = body.isShow ?? before?.isShow ?? true;
  return {
    receiverName: body.receiverName,
    receiverPhone: body.receiverPhone,
    province: (body.province ?? before?.province)?.trim() || null,
    city: (body.city ?? before?.city)?.trim() || null,
    district: (body.district ?? before?.district)?.trim() || null,
    detail: body.detail,
    isShow,
    isDefault: isShow && (body.isDefault ?? before?.isDefault ?? false),
  };
}
