import type { Platform, ServerState } from "../core/platform";
import type { PlatformScope } from "../core/platform-scope";
import { sheetsOf } from "../core/sheets";
import { platformStores } from "../generated/domains";
import { namedParts } from "./named-parts";

const sheets = sheetsOf({
  exports: namedParts((domain) => domain.exports),
  templates: namedParts((domain) => domain.templates),
});

/** Opens what no merchant owns. */
export const openPlatform = (scope: PlatformScope, server: Readonly<ServerState>): Platform => ({
  ...platformStores(scope),
  clock: scope.clock,
  random: scope.random,
  server,
  sheets,
});
