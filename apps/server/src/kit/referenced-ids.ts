import { isList } from "@shopkeeper/sdk/rules/core";
import type { RevisedValue } from "../kernel/revised";

/** The ids of the records that a value refers to. */
export const referencedIds = (value: RevisedValue | undefined): number[] => (isList(value) ? value.map(({ id }) => id) : []);
