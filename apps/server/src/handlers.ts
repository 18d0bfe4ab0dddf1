import { adminHandlers } from "./admins/handlers";
import { categoryHandlers } from "./categories/handlers";
import type { Handlers } from "./core/handlers";
import { couponHandlers } from "./coupons/handlers";
import { dashboardHandlers } from "./dashboard/handlers";
import { exportHandlers } from "./exports/handlers";
import { formHandlers } from "./forms/handlers";
import { guaranteeHandlers } from "./guarantees/handlers";
import { layoutHandlers } from "./layout/handlers";
import { logHandlers } from "./logs/handlers";
import { pictureHandlers } from "./pictures/handlers";
import { productHandlers } from "./products/handlers";
import { reviewHandlers } from "./reviews/handlers";
import { sessionHandlers } from "./session/handlers";
import { shippingHandlers } from "./shipping/handlers";
import { specHandlers } from "./specs/handlers";
import { userHandlers } from "./users/handlers";

/** What every operation of the contract does. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...adminHandlers,
  ...logHandlers,
  ...layoutHandlers,
  ...productHandlers,
  ...guaranteeHandlers,
  ...categoryHandlers,
  ...reviewHandlers,
  ...specHandlers,
  ...shippingHandlers,
  ...userHandlers,
  ...couponHandlers,
  ...dashboardHandlers,
  ...pictureHandlers,
  ...formHandlers,
  ...exportHandlers,
};
