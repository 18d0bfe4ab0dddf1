import type { Schema } from "@shopkeeper/sdk";
import { maskedPhone, maskedPhones } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { failureText, useReads } from "../../core";
import { type SearchParamsState } from "../../list";
import { useCan, useShop } from "../../shop";
import { type PickLine, pickListOf, type Slip, slipOf } from "./packing";
import { type PackingKind, packingKinds, packingMax, packingSearch } from "./packing-page";
import { type PackingSettings, usePackingSettings } from "./packing-settings";

/** The orders of the address, as a pick list and as packing slips. */
export interface Packing {
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  isRefused: boolean;
  isTooMany: boolean;
  kind: PackingKind;
  setKind: (kind: PackingKind) => void;
  settings: PackingSettings;
  change: (some: Partial<PackingSettings>) => void;
  pickList: readonly PickLine[];
  slips: PackingSlips[];
  /** The orders left out and why; without a reason there is nothing to pack. */
  leftOut: ({ orderNo: string; reason: undefined } | { orderNo: string; reason: string })[];
  orderCount: number;
  summary: { orders: number; skus: number; pieces: number };
  printedBy: string;
  printedAt: string;
}

interface PackingSlips extends Slip<Schema<"OrderInfo">> {
  order: Schema<"OrderInfo">;
}

/** The orders of the address, as a pick list and as packing slips; phone numbers are masked by the account's setting. */
export function usePacking([search, setSearch]: SearchParamsState): Packing {
  const { account, now } = useShop();
  const can = useCan();
  const { settings, change } = usePackingSettings();
  const orderNos = [...new Set((search.get("orders") ?? "").split(",").filter((orderNo) => /^[0-9A-Za-z]{1,32}$/.test(orderNo)))];
  const isTooMany = orderNos.length > packingMax;
  const isRefused = !can("getOrder");
  const read = useReads("getOrder", isTooMany || isRefused ? [] : orderNos.map((orderNo) => ({ path: { orderNo } })));
  const orders = read.data?.flatMap((result) => ("data" in result ? [result.data] : [])) ?? [];
  const pickList = pickListOf(orders);
  const slips = orders.map(slipOf);
  const mask = settings.isMasked ? masked : (order: Schema<"OrderInfo">) => order;

  return {
    isLoading: read.isLoading,
    error: read.error,
    retry: read.retry,
    isRefused,
    isTooMany,
    kind: packingKinds.find((kind) => kind === search.get("kind")) ?? "pick",
    setKind: (kind: PackingKind) => setSearch(new URLSearchParams(packingSearch(kind, orderNos)), { replace: true }),
    settings,
    change,
    pickList,
    slips: slips.flatMap((slip) => (slip ? [{ ...slip, order: mask(slip.order) }] : [])),
    leftOut: [
      ...orders.filter((_order, at) => slips[at] === undefined).map(({ orderNo }) => ({ orderNo, reason: undefined })),
      ...(read.data ?? []).flatMap((result) =>
        "error" in result ? [{ orderNo: result.input.path.orderNo, reason: failureText(result.error) }] : [],
      ),
    ],
    orderCount: orderNos.length,
    summary: {
      orders: new Set(pickList.flatMap((line) => line.orderNos)).size,
      skus: pickList.length,
      pieces: pickList.reduce((sum, { pieces }) => sum + pieces, 0),
    },
    printedBy: account.realName,
    printedAt: wireTime(now()),
  };
}

const masked = (order: Schema<"OrderInfo">): Schema<"OrderInfo"> => ({
  ...order,
  userPhone: maskedPhone(order.userPhone),
  userAddress: maskedPhones(order.userAddress),
  realName: maskedPhones(order.realName),
  userRemark: order.userRemark && maskedPhones(order.userRemark),
});
