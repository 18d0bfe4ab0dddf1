/** The number in an address parameter; undefined if it is none. */
export function idParam(text: string | null | undefined): number | undefined {
  const id = Number(text || Number.NaN);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
