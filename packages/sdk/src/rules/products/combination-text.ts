/** The JSON text of a combination of spec values, in the order of the specs: an object would put numeric names first. */
export const combinationText = (pairs: readonly (readonly [spec: string, value: string])[]) =>
  `{${pairs.map(([spec, value]) => `${JSON.stringify(spec)}:${JSON.stringify(value)}`).join(",")}}`;
