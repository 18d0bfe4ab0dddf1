import type { Domain } from "../kit/domain";
import type { PlatformScope } from "../tenancy/platform-scope";
import { formHandlers } from "./handlers";
import { fillFormTemplates } from "./platform-rows";
import { formTemplateStore } from "./store";

declare module "../kernel/platform" {
  interface Platform {
    formTemplates: ReturnType<typeof formTemplateStore>;
  }
}

/** The platform's form templates. */
export const domain = {
  handlers: formHandlers,
  platform: (scope: PlatformScope) => ({ formTemplates: formTemplateStore(scope) }),
  platformRows: { fill: fillFormTemplates },
} satisfies Domain;
