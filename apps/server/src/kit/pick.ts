/** The fields of a record whose names another record has. */
export const pick = <Of extends object, Names extends { readonly [Name in keyof Of]?: unknown }>(of: Of, names: Names) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name in names)) as Pick<Of, keyof Names & keyof Of>;
