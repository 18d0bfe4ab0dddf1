import { pictureUses } from "../tenancy/picture-uses";
import type { Scope } from "../tenancy/scope";
import type { Shop } from "../tenancy/shop";
import { domains, shopStores } from "../generated/domains";

/** Every domain whose rows show pictures. */
const sources = Object.values(domains).flatMap((domain) => domain.pictureUses ?? []);

/** Opens one merchant's shop. */
export const openShop = (scope: Scope): Shop => ({ ...shopStores(scope), files: scope.files, pictureUses: usesIn(scope) });

/** Where stored files are shown in a shop. */
export const usesIn = (scope: Pick<Scope, "db" | "merId" | "files">) => pictureUses(scope, sources);
