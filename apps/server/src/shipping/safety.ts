import type { SafetyParts } from "../safety/safety-parts";
import { shippingTemplates } from "./tables";

/** Shipping templates in the safety matrices. */
export const safety: SafetyParts = {
  entities: { shippingTemplates: { table: shippingTemplates, id: shippingTemplates.id, merId: shippingTemplates.merId } },
  seed: (word) => ({ shippingTemplates: [{ name: `${word} template` }, { name: `${word} template 2` }] }),
};
