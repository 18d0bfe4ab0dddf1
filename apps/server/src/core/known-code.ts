/** A number or text from outside as a code of a set; undefined if the set has no such code. */
export const knownCode = <Code extends number | string>(set: Readonly<Record<string, Code>>, value: number | string) =>
  Object.values(set).find((code) => code === value);
