import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { directRefundHandlers } from "./direct-refund";
import { exportPreparations, type PreparedOrders } from "./export-handlers";
import { advanceOrders } from "./advance-orders";
import { orderHandlers } from "./handlers";
import { orderSheet } from "./order-sheet";
import { orderPictureUses } from "./picture-uses";
import type { Ports } from "../ports/ports";
import { type PreparedShipments, shipmentPreparations } from "./shipment-handlers";
import { orderStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    orders: ReturnType<typeof orderStore>;
  }
}

/** The shop's orders. */
export const domain = {
  handlers: { ...orderHandlers, ...directRefundHandlers },
  preparations: (_ports: Ports) => ({ ...exportPreparations, ...shipmentPreparations }),
  shop: (scope: Scope) => ({ orders: orderStore(scope) }),
  pictureUses: orderPictureUses,
  exports: { order: orderSheet },
  runJobs: advanceOrders,
} satisfies PreparingDomain<PreparedOrders & PreparedShipments>;
