import { TimePreset } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { type TimePresetName, timePresets } from "../core";

/** Which stretch the address names: the last seven days where it names none. */
export const trendQuery = z.object({ dateLimit: z.catch(z._default(z.enum(timePresets), "lately7"), "lately7") });

/** What the server is asked for a stretch. */
export const trendInput = (preset: TimePresetName) => ({ query: { dateLimit: TimePreset[preset] } });
