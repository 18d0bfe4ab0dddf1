import type { Database, Executor } from "../../ports/database";
import type { Shop } from "../../tenancy/shop";

/** The place of a simulation: some shops of a database. */
export interface SimulatedPlace {
  database: Database;
  /** Opens each of the shops on the database or inside a transaction. */
  shops: readonly ((db: Executor) => Shop)[];
}

/** Options of a simulation. */
export interface SimulationOrder {
  /** Only events until then; by default all. */
  until?: Date;
  /** Number of events, for simulations without an end of their own. */
  count?: number;
  /** The same answer to every pending item; by default the simulation decides. */
  verdict?: unknown;
}

/** Simulates outside answers to pending items of some shops, and counts the answers. */
export type Simulation = (place: SimulatedPlace, order: SimulationOrder) => Promise<Readonly<Record<string, number>>>;
