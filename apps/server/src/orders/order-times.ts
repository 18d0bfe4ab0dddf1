import { platformSettingStore } from "../layout/shared";
import type { Ports } from "../ports/ports";
import type { Executor } from "../ports/database";

/** After what time orders go on by themselves. */
export interface OrderTimes {
  /** An unpaid order is cancelled. */
  cancelMinutes: number;
  /** What was sent counts as received. */
  receiveDays: number;
  /** What was received is done. */
  completeDays: number;
}

const usual: OrderTimes = { cancelMinutes: 30, receiveDays: 10, completeDays: 7 };

/** The times that the platform has set, or the usual ones. */
export async function orderTimes(db: Executor, ports: Pick<Ports, "clock" | "random">): Promise<OrderTimes> {
  const settings = platformSettingStore({ db, ...ports });
  const timeOf = async (key: string, otherwise: number) => {
    const set = Number(await settings.find(key));
    return Number.isInteger(set) && set > 0 ? set : otherwise;
  };
  return {
    cancelMinutes: await timeOf("order_cancel_minutes", usual.cancelMinutes),
    receiveDays: await timeOf("order_receive_days", usual.receiveDays),
    completeDays: await timeOf("order_complete_days", usual.completeDays),
  };
}
