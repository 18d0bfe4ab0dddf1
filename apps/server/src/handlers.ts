import { adminHandlers } from "./admins/handlers";
import { categoryHandlers } from "./categories/handlers";
import type { Handlers } from "./core/handlers";
import { couponHandlers } from "./coupons/handlers";
import { dashboardHandlers } from "./dashboard/handlers";
import { guaranteeHandlers } from "./guarantees/handlers";
import { layoutHandlers } from "./layout/handlers";
import { logHandlers } from "./logs/handlers";
import { productHandlers } from "./products/handlers";
import { sessionHandlers } from "./session/handlers";
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
  ...userHandlers,
  ...couponHandlers,
  ...dashboardHandlers,
};
