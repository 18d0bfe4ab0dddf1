/** A combination of spec values as its JSON text, in the order of the specs: an object would put names that are numbers first. */
export const combinationText = (pairs: readonly (readonly [spec: string, value: string])[]) =>
  `{${pairs.map(([spec, value]) => `${JSON.stringify(spec)}:${JSON.stringify(value)}`).join(",")}}`;
