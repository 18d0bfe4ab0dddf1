import type { Schema } from "@shopkeeper/sdk/contract";
import { isList, parseJson } from "@shopkeeper/sdk/rules/core";
import { checkedBody } from "../contract/checked-body";
import type { RevisedFields, RevisedKind } from "../kernel/revised";
import { infoOf } from "./handlers";
import { checkedInfo } from "./shop-info";

/** How the information of a shop is kept before it changes, and restored: as a single record. */
export const shopRevisions: RevisedKind = {
  readers: ["merchant:config:info"],
  editor: "merchant:config:info:edit",
  isWhole: true,

  async read(shop, { isLocked }) {
    if (isLocked) await shop.merchant.lock();
    const { version: _, province, city, district, ...fields } = await infoOf(shop);
    const merchant = await shop.merchant.find();
    const record = { name: merchant?.name ?? "", fields: { ...fields, region: JSON.stringify([province, city, district]) } };
    return new Map([[OWN, record]]);
  },

  async restore({ shop }, { target }) {
    if (!target) return;
    const body = bodyOf(target);
    await shop.info.update(checkedInfo(body, await shop.info.find(), shop.files), undefined);
    await shop.merchant.setAlertStock(body.alertStock);
  },
};

/** The id of the single record. */
const OWN = 1;

function bodyOf({ region, ...fields }: RevisedFields): Schema<"ShopInfoInput"> {
  const names = parseJson(String(region));
  const [province, city, district] = isList(names) ? names : [];
  return checkedBody("editShopInfo", { ...fields, province, city, district });
}
