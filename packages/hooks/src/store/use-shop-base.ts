import type { Schema } from "@shopkeeper/sdk";
import { openingGaps } from "@shopkeeper/sdk/rules/store";
import { textOf, useAction, useCan, useConfirm, useRead } from "../core";
import { addressesIn } from "../pictures/shared";
import { storeText } from "./messages";

/** What the platform keeps of the shop, and opening or closing it. */
export function useShopBase() {
  const can = useCan();
  const isRefused = !can("getShopBase");
  const { data: base, ...reading } = useRead("getShopBase", isRefused ? undefined : {});
  const { data: info } = useRead("getShopInfo", can("getShopInfo") && base && !base.isSwitch ? {} : undefined);
  const action = useAction((isSwitch: boolean, client) => client.switchShop({ body: { isSwitch } }), ["store", "products", "seckill"], {
    done: doneText,
  });
  const question = useConfirm(action);
  return {
    ...reading,
    isRefused,
    base,
    qualifications: addressesIn(base?.qualificationPicture),
    /** What is missing before the shop may open; undefined while it is open, or nobody knows. */
    gaps: info && openingGaps(info),
    /** Undefined without the right. */
    toggle: base && can("switchShop") ? { open: () => question.open(!base.isSwitch), question } : undefined,
  };
}

function doneText({ takenDown, seckillTakenDown }: Schema<"ShopSwitched">) {
  if (seckillTakenDown > 0) return textOf(storeText, "switch.closedSeckill", { count: takenDown, seckill: seckillTakenDown });
  return takenDown > 0 ? textOf(storeText, "switch.closed", { count: takenDown }) : textOf(storeText, "switch.done");
}
