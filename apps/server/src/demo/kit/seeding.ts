import type { Scope } from "../../tenancy/scope";
import type { Simulation } from "./simulation";

/** The number of rows to add, or the values of each. */
export type Wanted<Row> = number | readonly Partial<Row>[];

/** The values of each row to add; none if only a number is given. */
export const eachWanted = <Row>(wanted: Wanted<Row>): readonly Partial<Row>[] =>
  typeof wanted === "number" ? Array.from({ length: wanted }, () => ({})) : wanted;

/** The definition of one field of a shop's seed. */
export interface SeedPart<Value = never, Seeded = never, Made = unknown> {
  /** The fields that are filled before it, if the seed has them. */
  after?: readonly string[];
  /** Adds the rows; `seeded` contains the rows of the earlier fields of the same seed. */
  fill(scope: Scope, wanted: Value, seeded: Seeded): Promise<Made>;
}

/** A part of the demo; after an increase of its version the next start fills it again, as a whole. */
export interface DemoPart {
  version: number;
  /** The parts that are filled before it. */
  after?: readonly string[];
  /** Fills a shop of the demo, by its index from 0. */
  fill(scope: Scope, shop: number): Promise<unknown>;
}

/** The exports of a domain's `demo.ts`. */
export interface DemoDomain {
  /** Definitions of its own fields of a shop's seed. */
  seeds?: Readonly<Record<string, SeedPart>>;
  /** Its parts of the demo, by the names under which they are recorded as filled. */
  parts?: Readonly<Record<string, DemoPart>>;
  /** Simulated actions of buyers, platform and providers on it, by the names that the command takes. */
  simulations?: Readonly<Record<string, Simulation>>;
}
