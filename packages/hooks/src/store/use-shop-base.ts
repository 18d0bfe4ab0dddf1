import type { Schema } from "@shopkeeper/sdk";
import { openingGaps } from "@shopkeeper/sdk/rules/store";
import { type Question, useConfirm } from "../form";
import { type Read, useAction, useRead } from "../core";
import { textOf } from "../texts";
import { useCan } from "../shop";
import { addressesIn } from "../pictures/shared";
import { storeText } from "./messages";

/** The platform's data of the shop. */
export interface ShopBase extends Omit<Read<"getShopBase">, "data"> {
  isRefused: boolean;
  base: Schema<"ShopBase"> | undefined;
  /** The shop's category and type, as in the platform's lists; undefined if they have no match. */
  category: Schema<"MerchantCategory"> | undefined;
  type: Schema<"MerchantType"> | undefined;
  qualifications: readonly string[];
  /** The missing requirements for opening the shop; undefined while it is open, or unknown. */
  gaps: ("avatar" | "service" | "backImage" | "streetBackImage")[] | undefined;
  /** Undefined without the permission. */
  toggle: { open: () => void; question: Question<boolean> } | undefined;
}

/** The platform's data of the shop, and opening or closing it. */
export function useShopBase(): ShopBase {
  const can = useCan();
  const isRefused = !can("getShopBase");
  const { data: base, ...reading } = useRead("getShopBase", isRefused ? undefined : {});
  const { data: categories } = useRead("listMerchantCategories", can("listMerchantCategories") ? {} : undefined);
  const { data: types } = useRead("listMerchantTypes", can("listMerchantTypes") ? {} : undefined);
  const { data: info } = useRead("getShopInfo", can("getShopInfo") && base && !base.isSwitch ? {} : undefined);
  const action = useAction((isSwitch: boolean, client) => client.switchShop({ body: { isSwitch } }), ["store", "products", "seckill"], {
    done: doneText,
  });
  const question = useConfirm(action);
  return {
    ...reading,
    isRefused,
    base,
    category: categories?.find(({ id }) => id === base?.categoryId),
    type: types?.find(({ id }) => id === base?.typeId),
    qualifications: addressesIn(base?.qualificationPicture),
    gaps: info && openingGaps(info),
    toggle: base && can("switchShop") ? { open: () => question.open(!base.isSwitch), question } : undefined,
  };
}

function doneText({ takenDown, seckillTakenDown }: Schema<"ShopSwitched">) {
  if (seckillTakenDown > 0) return textOf(storeText, "switch.closedSeckill", { count: takenDown, seckill: seckillTakenDown });
  return takenDown > 0 ? textOf(storeText, "switch.closed", { count: takenDown }) : textOf(storeText, "switch.done");
}
