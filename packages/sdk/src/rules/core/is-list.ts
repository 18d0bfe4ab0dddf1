/** Whether a value is a list; unlike `Array.isArray` it never yields `any`, and accepts read-only lists. */
export function isList<Value>(
  value: Value | object,
): value is unknown extends Value ? readonly unknown[] : Extract<Value, readonly unknown[]> {
  return Array.isArray(value);
}
