import { openingGaps, openingParts } from "@shopkeeper/sdk/rules/store";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { settlementHandlers } from "./settlement-handlers";
import { checkedInfo, joined, wireInfo } from "./shop-info";

/** The calls on the shop itself. */
export const storeHandlers: HandlersOf<"store"> = {
  ...settlementHandlers,

  async getShopBase({ shop, platform }) {
    const { merchant, row } = await stateOf(shop);
    const owner = await shop.admins.owner();
    const { category, type } = await platform.merchantKinds.of(row);
    const { name, isSelf, isSwitch, productSwitch, copyProductNum, starLevel } = merchant;
    const { categoryId, typeId, isRecommend, receiptPrintingSwitch, qualificationPictures } = row;
    return {
      ...{ name, isSelf, isSwitch, productSwitch, copyProductNum, starLevel },
      ...{ categoryId, typeId, isRecommend, receiptPrintingSwitch },
      phone: owner?.account ?? "",
      realName: owner?.realName ?? "",
      merCategory: category?.name ?? "",
      merType: type?.name ?? "",
      handlingFee: category?.handlingFee ?? 0,
      qualificationPicture: qualificationPictures.length > 0 ? JSON.stringify(qualificationPictures.map(shop.files.publicUrl)) : "",
      createTime: wireTime(merchant.createTime),
    };
  },

  getShopInfo: ({ shop }) => infoOf(shop),

  async editShopInfo({ body, shop }) {
    const fields = checkedInfo(body, await shop.info.find(), shop.files);
    if (!(await shop.info.update(fields, body.version))) throw versionConflict(await infoOf(shop));
    await shop.merchant.setAlertStock(body.alertStock);
    return null;
  },

  async switchShop({ body, shop }) {
    await shop.merchant.lockSwitch();
    const { merchant, row } = await stateOf(shop);
    const isSwitch = body?.isSwitch ?? !merchant.isSwitch;
    if (isSwitch === merchant.isSwitch) return { isSwitch, takenDown: 0, seckillTakenDown: 0 };
    const gaps = isSwitch ? openingGaps(row) : [];
    if (gaps.length > 0) throw new Refusal("shopIncomplete", { parts: joined(gaps.map((gap) => openingParts[gap])) });
    await shop.merchant.setSwitch(isSwitch);
    if (isSwitch) return { isSwitch, takenDown: 0, seckillTakenDown: 0 };
    return { isSwitch, takenDown: await shop.products.state.clearShelf(), seckillTakenDown: await shop.seckill.products.takeDownAll() };
  },

  listMerchantCategories: ({ platform }) => platform.merchantKinds.categories(),
  listMerchantTypes: ({ platform }) => platform.merchantKinds.types(),
};

async function stateOf(shop: Shop) {
  const merchant = await shop.merchant.find();
  if (!merchant) throw new Refusal("merchantMissing");
  return { merchant, row: await shop.info.find() };
}

/** The public information of the shop, as it is sent. */
export async function infoOf(shop: Shop) {
  const { merchant, row } = await stateOf(shop);
  return wireInfo(row, merchant.alertStock, shop.files);
}
