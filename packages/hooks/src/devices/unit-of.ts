import { type Consumable, consumableUnits } from "@shopkeeper/sdk/rules/devices";
import type { Language } from "../texts";

/** The unit of a consumable, in a language. */
export const unitOf = (kind: Consumable, language: Language) => consumableUnits[kind][language === "en" ? "en" : "zh"];
