import type { OperationTable } from "@shopkeeper/sdk/contract";
import type { Call } from "./call";
import type { OperationId, Output } from "../contract/contract";

/** Performs an operation; `Prepared` is the result of its preparation. */
export type Handler<Op extends OperationId, Prepared = undefined> = (call: Call<Op, Prepared>) => Promise<Output<Op>> | Output<Op>;

/** A handler for every operation of the contract, with any preparation; a missing one does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op, never> };

/** The default: no results of preparations. */
export type NothingPrepared = Record<never, never>;

/** The domains of the contract: the tags of its operations. */
export type DomainTag = OperationTable[OperationId]["domain"];

/** A handler for every operation of one domain; `Prepared` contains the results of preparations, by operation. */
export type HandlersOf<Tag extends DomainTag, Prepared = NothingPrepared> = {
  [Op in OperationId as OperationTable[Op]["domain"] extends Tag ? Op : never]: Handler<
    Op,
    Op extends keyof Prepared ? Prepared[Op] : undefined
  >;
};

/**
 * Slow work (hashing, pictures, outgoing calls) that must not hold a transaction open. It may read; its own writes, such as the count of an
 * attempt, stay whatever the outcome of the call.
 */
export type Preparations<Prepared> = {
  [Op in keyof Prepared & OperationId]: (call: Omit<Call<Op>, "prepared">) => Promise<Prepared[Op]>;
};

/** The preparations of some operations, with any results. */
export type SomePreparations = Partial<Preparations<Record<OperationId, unknown>>>;
