/** Whether a value is a list; unlike `Array.isArray` it makes `any` of nothing, and knows read-only lists. */
export function isList<Value>(
  value: Value | object,
): value is unknown extends Value ? readonly unknown[] : Extract<Value, readonly unknown[]> {
  return Array.isArray(value);
}
