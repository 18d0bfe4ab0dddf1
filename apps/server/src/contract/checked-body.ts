import type { BodyOf, OperationId } from "./contract";
import { checkedValue } from "./validation";
import { operationOf } from "./wire-schema";

/** A body just as the contract lets one into an operation, for what reaches its rules by another way; refuses with every fault at its field. */
export function checkedBody<Op extends OperationId>(id: Op, body: unknown): BodyOf<Op> {
  const schema = operationOf(id)?.body?.schema;
  const checked = schema && checkedValue(schema, body);
  if (!isBodyOf(id, checked)) throw new TypeError(`no body of ${id}`);
  return checked;
}

/** The contract has let it in. */
const isBodyOf = <Op extends OperationId>(_id: Op, checked: unknown): checked is BodyOf<Op> => checked !== undefined;
