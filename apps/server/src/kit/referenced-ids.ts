import type { RevisedValue } from "../kernel/revised";

/** The numbers of the records that a value refers to. */
export const referencedIds = (value: RevisedValue | undefined): number[] => (Array.isArray(value) ? value.map(({ id }) => id) : []);
