import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type List, listOf, type SearchParamsState, useList } from "../list";
import { type Joining, useJoining } from "./use-joining";

export const activities = listOf(listQueries.listSeckillActivities);

type ActivityQuery = ReturnType<typeof activities.read>;

/** The platform's activities. */
export interface ActivityList extends List<Schema<"SeckillActivity">, ActivityQuery>, Joining {}

/** The platform's activities, and whether the shop may participate in each. */
export function useActivityList(search: SearchParamsState): ActivityList {
  return { ...useList(activities, search), ...useJoining() };
}
