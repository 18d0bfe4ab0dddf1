import type { SafetyParts } from "../testing/safety/safety-parts";
import { formTemplates } from "./tables";

/** Form templates in the safety matrices. */
export const safety: SafetyParts = {
  entities: { formTemplates: { table: formTemplates, id: formTemplates.id } },
  requests: { getFormTemplate: () => ({ query: { name: "liveAssistant" } }) },
};
