import type { OperationTable } from "@shopkeeper/sdk/contract";
import type { Call } from "./call";
import type { OperationId, Output } from "../contract/contract";

/** What an operation does; `Prepared` is what its preparation brings. */
export type Handler<Op extends OperationId, Prepared = undefined> = (call: Call<Op, Prepared>) => Promise<Output<Op>> | Output<Op>;

/** A handler for every operation of the contract, whatever its preparation brings; one that is missing does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op, never> };

/** Results by operation; none unless told. */
export type NothingPrepared = Record<never, never>;

/** The domains of the contract: the tags of its operations. */
export type DomainTag = OperationTable[OperationId]["domain"];

/** A handler for every operation of one domain; `Prepared` holds what preparations bring, by operation. */
export type HandlersOf<Tag extends DomainTag, Prepared = NothingPrepared> = {
  [Op in OperationId as OperationTable[Op]["domain"] extends Tag ? Op : never]: Handler<
    Op,
    Op extends keyof Prepared ? Prepared[Op] : undefined
  >;
};

/**
 * Slow work (hashing, pictures, calls to others) that must not hold a transaction open. It may read; what it writes stays written
 * whatever becomes of the call, such as the count of an attempt.
 */
export type Preparations<Prepared> = {
  [Op in keyof Prepared & OperationId]: (call: Omit<Call<Op>, "prepared">) => Promise<Prepared[Op]>;
};

/** The preparations of some operations, whatever they bring. */
export type SomePreparations = Partial<Preparations<Record<OperationId, unknown>>>;
