import { listQueries, type Schema } from "@shopkeeper/sdk";
import { joinProblem } from "@shopkeeper/sdk/rules/seckill";
import { listOf, type SearchParamsState, textOf, useCan, useList, useShop } from "../core";
import { seckillText } from "./messages";

export const activities = listOf(listQueries.listSeckillActivities);

/** The platform's activities, and whether the shop may take part in each. */
export function useActivityList(search: SearchParamsState) {
  const can = useCan();
  const { now } = useShop();
  return {
    ...useList(activities, search),
    canJoin: can("addSeckillProducts"),
    /** Why the shop cannot take part in an activity, in words; undefined when it can. */
    closedBecause(activity: Schema<"SeckillActivity">) {
      const problem = joinProblem(activity, { stars: activity.merStarLevel, now: now() });
      return problem && textOf(seckillText, `activities.${problem}`, { stars: activity.merStars, own: activity.merStarLevel });
    },
  };
}
