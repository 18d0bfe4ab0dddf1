import { platformSettingStore } from "../layout/shared";
import type { Ports } from "../ports/ports";
import type { Executor } from "../ports/database";

/** Times after which orders change state without a person. */
export interface OrderTimes {
  /** Minutes until an unpaid order is cancelled. */
  cancelMinutes: number;
  /** Days until a sent order counts as received. */
  receiveDays: number;
  /** Days until a received order is completed. */
  completeDays: number;
}

const usual: OrderTimes = { cancelMinutes: 30, receiveDays: 10, completeDays: 7 };

/** The platform's settings, or the defaults. */
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
