import { keptLogistics } from "./kept-logistics";
import type { Platform, ServerState } from "../kernel/platform";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { RevisedKinds } from "../kernel/revised";
import { sheetsOf } from "../files/sheets";
import { domains, platformStores } from "../generated/domains";
import type { Logistics } from "../ports/logistics";
import type { Wechat } from "../ports/wechat";
import { namedParts } from "./named-parts";

/** The tables that the domains export and import. */
export const sheets = sheetsOf({
  exports: namedParts(domains, (domain) => domain.exports),
  templates: namedParts(domains, (domain) => domain.templates),
});

/** The kinds of records whose changes are kept. */
const revised: RevisedKinds = namedParts(domains, (domain) => domain.revisions);

/** Opens the stores of data that no merchant owns. */
export const openPlatform = (
  scope: PlatformScope,
  server: Readonly<ServerState>,
  { logistics, wechat }: { logistics: Logistics; wechat: Wechat },
): Platform => ({
  ...platformStores(scope),
  clock: scope.clock,
  random: scope.random,
  server,
  sheets,
  revised,
  logistics: keptLogistics(logistics, scope),
  wechat,
});
