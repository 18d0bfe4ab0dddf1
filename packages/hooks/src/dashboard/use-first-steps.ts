import { FirstStepKey, ProductTab, type Schema } from "@shopkeeper/sdk";
import { type Question, useConfirm } from "../form";
import { useAction, useRead } from "../core";
import { pageAt, type PagePath } from "../core/page-at";
import { useCan } from "../shop";

/** A setup step of a new shop. */
export interface FirstStep {
  readonly key: Schema<"FirstStepKey">;
  readonly isDone: boolean;
  /** The address where it is done; undefined if that screen does not exist. */
  readonly path: string | undefined;
}

/** The address and the permission of each step. */
const places: Readonly<Record<Schema<"FirstStepKey">, { path: PagePath | "/product/list/creatProduct"; permission: string }>> = {
  shopInfo: { path: pageAt("/operation/modifyStoreInfo", { tab: "info" }), permission: "merchant:config:info:edit" },
  settlement: { path: pageAt("/operation/modifyStoreInfo", { tab: "settlement" }), permission: "merchant:settlement:info:edit" },
  freight: { path: "/operation/freightSet", permission: "merchant:shipping:templates:save" },
  category: { path: "/product/classify", permission: "merchant:product:category:add" },
  product: { path: "/product/list/creatProduct", permission: "merchant:product:save" },
  onSale: { path: pageAt("/product/list", { type: ProductTab.storeRoom }), permission: "merchant:product:up" },
  staff: { path: "/operation/roleManager/adminList", permission: "merchant:admin:save" },
  open: { path: pageAt("/operation/modifyStoreInfo", { tab: "base" }), permission: "merchant:switch:update" },
};

/** The setup steps of a new shop, each done or open according to the stored data. */
export interface FirstSteps {
  steps: readonly FirstStep[];
  putAway: Question<true> | undefined;
}

/**
 * The setup steps of a new shop, each done or open according to the stored data; none once all are done or put away, or if
 * the account can do none of them. `putAway` is undefined without the right.
 */
export function useFirstSteps(isReady: (path: string) => boolean): FirstSteps {
  const can = useCan();
  const isOffered = can("getFirstSteps") && Object.values(places).some(({ permission }) => can.single(permission));
  const { data } = useRead("getFirstSteps", isOffered ? {} : undefined);
  const puttingAway = useConfirm(useAction((_: true, client) => client.putAwayFirstSteps(), ["dashboard"]));
  const steps = data?.isPutAway === false ? firstSteps(data.steps, can.single, isReady) : [];
  return { steps, putAway: can("putAwayFirstSteps") ? puttingAway : undefined };
}

/** The steps that an account can take, in order; none once the shop has taken them all. */
export function firstSteps(
  stored: readonly Schema<"FirstStep">[],
  may: (permission: string) => boolean,
  isReady: (path: string) => boolean,
): readonly FirstStep[] {
  if (stored.every(({ isDone }) => isDone)) return [];
  const done = new Map(stored.map(({ key, isDone }) => [key, isDone]));
  return Object.values(FirstStepKey)
    .filter((key) => may(places[key].permission))
    .map((key) => {
      const { path } = places[key];
      return { key, isDone: done.get(key) === true, path: isReady(path.split("?", 1)[0] ?? path) ? path : undefined };
    });
}
