import type { Scope } from "../../tenancy/scope";
import type { Simulation } from "./simulation";

/** How many rows to make, or what each of them says. */
export type Wanted<Row> = number | readonly Partial<Row>[];

/** What each row to make says; nothing where only their number is wanted. */
export const eachWanted = <Row>(wanted: Wanted<Row>): readonly Partial<Row>[] =>
  typeof wanted === "number" ? Array.from({ length: wanted }, () => ({})) : wanted;

/** How one field of a shop's seed is filled. */
export interface SeedPart<Value = never, Seeded = never, Made = unknown> {
  /** The fields that are filled first where the seed has them. */
  after?: readonly string[];
  /** Makes the rows; `seeded` holds what the earlier fields of the same seed have made. */
  fill(scope: Scope, wanted: Value, seeded: Seeded): Promise<Made>;
}

/** A part of the demo; with a higher version it is filled in at the next start, as a whole. */
export interface DemoPart {
  version: number;
  /** The parts that are filled first. */
  after?: readonly string[];
  /** Fills one of the demo's shops, counted from 0. */
  fill(scope: Scope, shop: number): Promise<unknown>;
}

/** The exports of a domain's `demo.ts`. */
export interface DemoDomain {
  /** How the fields of a shop's seed that are its own are filled. */
  seeds?: Readonly<Record<string, SeedPart>>;
  /** Its parts of the demo, by the names under which they are noted as filled. */
  parts?: Readonly<Record<string, DemoPart>>;
  /** What the outside world does to it, by the names that the command takes. */
  simulations?: Readonly<Record<string, Simulation>>;
}
