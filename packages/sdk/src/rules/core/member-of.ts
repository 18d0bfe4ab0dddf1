/** A member of a value of unknown shape; undefined if the value is no object. */
export function memberOf(value: unknown, name: string | symbol): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const member: unknown = Reflect.get(value, name);
  return member;
}
