import type { BodyOf, OperationId } from "./contract";
import { checkedValue } from "./validation";
import { operationOf } from "./wire-schema";

/** Validates a body that does not come by a request, as its operation's would be; refuses with every fault at its field. */
export function checkedBody<Op extends OperationId>(id: Op, body: unknown): BodyOf<Op> {
  const schema = operationOf(id)?.body?.schema;
  const checked = schema && checkedValue(schema, body);
  if (!isBodyOf(id, checked)) throw new TypeError(`no body of ${id}`);
  return checked;
}

/** True for every validated body: the contract has checked it. */
const isBodyOf = <Op extends OperationId>(_id: Op, checked: unknown): checked is BodyOf<Op> => checked !== undefined;
