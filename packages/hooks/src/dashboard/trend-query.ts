import { TimePreset } from "@shopkeeper/sdk";
import * as z from "zod/mini";

/** A stretch of time that the trend can show, by its name in the address. */
export type TrendPreset = keyof typeof TimePreset;

/** The stretches that the trend offers, in order (specification, section 9). */
export const trendPresets: readonly TrendPreset[] = ["all", "today", "yesterday", "lately7", "lately30", "month", "year"];

/** Which stretch the address names: the last seven days where it names none. */
export const trendQuery = z.object({ dateLimit: z.catch(z._default(z.enum(trendPresets), "lately7"), "lately7") });

/** What the server is asked for a stretch. */
export const trendInput = (preset: TrendPreset) => ({ query: { dateLimit: TimePreset[preset] } });
