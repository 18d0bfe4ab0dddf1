import type { Domain } from "../core/domain";
import type { PlatformScope } from "../core/platform-scope";
import { formHandlers } from "./handlers";
import { seedFormTemplates } from "./seed";
import { formTemplateStore } from "./store";

declare module "../core/platform" {
  interface Platform {
    formTemplates: ReturnType<typeof formTemplateStore>;
  }
}

/** The platform's form templates. */
export const domain = {
  handlers: formHandlers,
  platform: (scope: PlatformScope) => ({ formTemplates: formTemplateStore(scope) }),
  platformSeed: { fill: seedFormTemplates },
} satisfies Domain;
