import type { Schema } from "@shopkeeper/sdk";
import { openingGaps } from "@shopkeeper/sdk/rules/store";
import { type Question, useConfirm } from "../form";
import { type Read, useAction, useRead } from "../core";
import { textOf } from "../texts";
import { useCan } from "../shop";
import { addressesIn } from "../pictures/shared";
import { storeText } from "./messages";

/** What the platform keeps of the shop. */
export interface ShopBase extends Omit<Read<"getShopBase">, "data"> {
  isRefused: boolean;
  base: Schema<"ShopBase"> | undefined;
  /** The shop's category and type as the platform lists them; undefined without one. */
  category: Schema<"MerchantCategory"> | undefined;
  type: Schema<"MerchantType"> | undefined;
  qualifications: readonly string[];
  /** What is missing before the shop may open; undefined while it is open, or nobody knows. */
  gaps: ("avatar" | "service" | "backImage" | "streetBackImage")[] | undefined;
  /** Undefined without the right. */
  toggle: { open: () => void; question: Question<boolean> } | undefined;
}

/** What the platform keeps of the shop, and opening or closing it. */
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
