import { listQueries } from "@shopkeeper/sdk";
import { listOf, type SearchParamsState, useList } from "../core";
import { useJoining } from "./use-joining";

export const activities = listOf(listQueries.listSeckillActivities);

/** The platform's activities, and whether the shop may take part in each. */
export function useActivityList(search: SearchParamsState) {
  return { ...useList(activities, search), ...useJoining() };
}
