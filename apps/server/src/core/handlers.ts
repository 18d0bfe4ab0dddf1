import type { Call } from "./call";
import type { OperationId, Output } from "./contract";

/** What an operation does. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Output<Op>> | Output<Op>;

/** A handler for every operation of the contract; one that is missing does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> };
