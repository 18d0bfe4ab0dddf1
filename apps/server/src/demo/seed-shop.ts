import type { Scope } from "../tenancy/scope";
import type { SeedPart } from "./kit/seeding";
import { seeds } from "../generated/demo";
import { inOrder } from "../composition/in-order";

type Field = keyof typeof seeds;
type Wanted = { [F in Field]: Parameters<(typeof seeds)[F]["fill"]>[1] };
type Made = { [F in Field]: Awaited<ReturnType<(typeof seeds)[F]["fill"]>> };

/** The contents of a shop: numbers of rows, or rows with these values. */
export type ShopSeed = { readonly [F in Field]?: Wanted[F] };

/** The rows of a seed, in order. */
export type SeededShop = Partial<Made>;

const parts: { readonly [F in Field]: SeedPart<Wanted[F], SeededShop, Made[F]> } = seeds;
const isField = (name: string): name is Field => name in parts;
const order = inOrder(new Map(Object.entries(parts))).filter(isField);

/**
 * Adds rows to a shop. The platform's data must exist (`fillPlatform`).
 *
 * A field also adds the rows that it depends on, if the shop has none: products their categories and shipping templates, orders and reviews
 * a product and a buyer.
 */
export async function seedShop(scope: Scope, seed: ShopSeed): Promise<SeededShop> {
  const seeded: SeededShop = {};
  for (const field of order) await fillField(scope, field, seed[field], seeded);
  return seeded;
}

async function fillField<F extends Field>(scope: Scope, field: F, wanted: Wanted[F] | undefined, seeded: SeededShop) {
  if (wanted !== undefined) seeded[field] = await parts[field].fill(scope, wanted, seeded);
}
