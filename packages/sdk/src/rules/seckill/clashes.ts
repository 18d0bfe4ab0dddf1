import { type ActivityTimes, overlap } from "./activity";

/** An activity with the products of a shop in it. */
export interface TakenPart extends ActivityTimes {
  readonly id: number;
  readonly products: readonly { readonly productId: number }[];
}

/** The products that are in two activities selling at the same time, by the activity's id: product → other activities. */
export function clashesOf<Activity extends TakenPart>(
  activities: readonly Activity[],
): ReadonlyMap<number, ReadonlyMap<number, readonly Activity[]>> {
  const placesOf = new Map<number, Activity[]>();
  for (const activity of activities)
    for (const { productId } of activity.products) placesOf.set(productId, [...(placesOf.get(productId) ?? []), activity]);
  const clashes = new Map<number, Map<number, readonly Activity[]>>();
  for (const [productId, places] of placesOf)
    for (const place of places) {
      const others = places.filter((other) => other.id !== place.id && overlap(place, other));
      if (others.length > 0)
        clashes.set(place.id, (clashes.get(place.id) ?? new Map<number, readonly Activity[]>()).set(productId, others));
    }
  return clashes;
}
