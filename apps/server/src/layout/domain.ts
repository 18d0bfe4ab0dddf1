import type { Domain } from "../kit/domain";
import type { PlatformScope } from "../tenancy/platform-scope";
import { layoutHandlers } from "./handlers";
import { platformSettingStore } from "./platform-setting-store";

declare module "../kernel/platform" {
  interface Platform {
    settings: ReturnType<typeof platformSettingStore>;
  }
}

/** The menus, and the platform's settings. */
export const domain = {
  handlers: layoutHandlers,
  platform: (scope: PlatformScope) => ({ settings: platformSettingStore(scope) }),
} satisfies Domain;
