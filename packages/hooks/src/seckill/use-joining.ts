import type { Schema } from "@shopkeeper/sdk";
import { joinProblem } from "@shopkeeper/sdk/rules/seckill";
import { textOf } from "../texts";
import { useCan, useShop } from "../shop";
import { seckillText } from "./messages";

type Activity = Pick<Schema<"SeckillActivity">, "startDate" | "endDate" | "timeList" | "isOpen" | "merStars" | "merStarLevel">;

/** Whether the shop may participate in activities. */
export interface Joining {
  canJoin: boolean;
  /** Why the shop cannot participate in an activity, as a sentence; undefined if it can. */
  closedBecause(activity: Activity): string | undefined;
}

/** Whether the shop may participate in activities. */
export function useJoining(): Joining {
  const can = useCan();
  const { now } = useShop();
  return {
    canJoin: can("addSeckillProducts"),
    closedBecause(activity: Activity) {
      const problem = joinProblem(activity, { stars: activity.merStarLevel, now: now() });
      return problem && textOf(seckillText, `activities.${problem}`, { stars: activity.merStars, own: activity.merStarLevel });
    },
  };
}
