import type { BodyOf, OperationId } from "./contract";
import { createValidation, type Validation } from "./validation";
import { contractOperations, type WireOperation } from "./wire-schema";

let known: { validation: Validation; operations: ReadonlyMap<OperationId, WireOperation> } | undefined;

const contract = () =>
  (known ??= {
    validation: createValidation(),
    operations: new Map(contractOperations().map((operation) => [operation.id, operation])),
  });

/** A body just as the contract lets one into an operation, for what reaches its rules by another way; refuses with every fault at its field. */
export function checkedBody<Op extends OperationId>(id: Op, body: unknown): BodyOf<Op> {
  const { validation, operations } = contract();
  const operation = operations.get(id);
  if (!operation) throw new RangeError(`no operation ${id}`);
  const checked: unknown = validation.request({ ...operation, parameters: [] }, { path: {}, query: {}, body }).body;
  if (!isBodyOf(id, checked)) throw new TypeError(`no body of ${id}`);
  return checked;
}

/** The contract has let it in. */
const isBodyOf = <Op extends OperationId>(_id: Op, checked: unknown): checked is BodyOf<Op> => checked !== undefined;
