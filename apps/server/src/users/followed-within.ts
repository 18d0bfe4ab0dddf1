import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { and, gte, lt } from "drizzle-orm";
import { followers } from "./tables";

/** The condition of followers who began to follow in a period. */
export const followedWithin = ({ from, to }: DateRange) => and(gte(followers.createTime, from), lt(followers.createTime, to));
