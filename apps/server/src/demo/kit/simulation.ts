import type { Database, Executor } from "../../ports/database";
import type { Shop } from "../../tenancy/shop";

/** Where the outside world acts: some shops of a database. */
export interface SimulatedPlace {
  database: Database;
  /** Opens each of the shops on the database or inside a transaction. */
  shops: readonly ((db: Executor) => Shop)[];
}

/** What the outside world is to do. */
export interface SimulationOrder {
  /** Only to what happened by then; to everything otherwise. */
  until?: Date;
  /** How much it does of what has no end of its own. */
  count?: number;
  /** What it says to everything that waits; it judges by itself otherwise. */
  verdict?: unknown;
}

/** Lets the outside world answer what waits in some shops, and counts its answers. */
export type Simulation = (place: SimulatedPlace, order: SimulationOrder) => Promise<Readonly<Record<string, number>>>;
