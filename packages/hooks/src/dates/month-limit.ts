import { monthRange } from "@shopkeeper/sdk/rules/time";
import * as z from "zod/mini";

/** The months of a list in its address, as `yyyy-MM,yyyy-MM`; an invalid value counts as absent. */
export const monthLimitField = () => z.catch(z.optional(z.string().check(z.refine((limit) => monthRange(limit) !== undefined))), undefined);
