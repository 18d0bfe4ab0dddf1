import type { OperationTable } from "@shopkeeper/sdk/contract";
import type { Call } from "./call";
import type { OperationId, Output } from "./contract";

/** What an operation does. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Output<Op>> | Output<Op>;

/** A handler for every operation of the contract; one that is missing does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** The domains of the contract: the tags of its operations. */
export type DomainTag = OperationTable[OperationId]["domain"];

/** A handler for every operation of one domain. */
export type HandlersOf<Tag extends DomainTag> = {
  [Op in OperationId as OperationTable[Op]["domain"] extends Tag ? Op : never]: Handler<Op>;
};
