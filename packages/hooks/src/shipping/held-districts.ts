/** The districts that other rows of a list hold, with what is said of them there. */
export function heldDistricts(
  rows: readonly { cityId: readonly number[] }[],
  own: number,
  says: (row: number) => string,
): ReadonlyMap<number, string> {
  return new Map(rows.flatMap(({ cityId }, at) => (at === own ? [] : cityId.map((id) => [id, says(at + 1)] as const))));
}
