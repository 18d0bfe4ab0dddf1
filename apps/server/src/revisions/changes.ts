import type { RevisedFields, RevisedRecord, RevisedValue } from "../kernel/revised";

/** A field of a record before and after a change; a side is absent if the record did not have the field. */
export interface FieldChange {
  field: string;
  part?: string;
  before?: RevisedValue;
  after?: RevisedValue;
}

/** Whether two values are equal: records that they refer to may have been renamed meanwhile. */
export const isSame = (one: RevisedValue | undefined, other: RevisedValue | undefined) => one === other || plain(one) === plain(other);

const plain = (value: RevisedValue | undefined) => JSON.stringify(isReferences(value) ? value.map(({ id }) => id) : value);

/** Whether a value refers to other records. */
const isReferences = (value: RevisedValue | undefined): value is Exclude<RevisedValue, string | number | boolean | null> =>
  Array.isArray(value);

/** All fields of a record, including those of its parts. */
export const allFields = ({ fields, parts = new Map() }: RevisedRecord): RevisedFields =>
  Object.fromEntries([
    ...Object.entries(fields),
    ...[...parts].flatMap(([key, part]) => Object.entries(part.fields).map(([field, value]) => [`${key}.${field}`, value] as const)),
  ]);

/** The differences between two states of a record, in the order of its fields. */
export function changesBetween(before: RevisedRecord | undefined, after: RevisedRecord | undefined): FieldChange[] {
  const keys = new Set([...(before?.parts?.keys() ?? []), ...(after?.parts?.keys() ?? [])]);
  const ofParts = [...keys].flatMap((key) => {
    const [was, is] = [before?.parts?.get(key), after?.parts?.get(key)];
    const part = (is ?? was)?.name ?? "";
    return changedIn(was?.fields, is?.fields).map(({ field, ...values }) => ({ field: `${key}.${field}`, part, ...values }));
  });
  return [...changedIn(before?.fields, after?.fields), ...ofParts];
}

function changedIn(before: RevisedFields = {}, after: RevisedFields = {}): FieldChange[] {
  return changedFields(before, after).map((field) => {
    const [was, is] = [before[field], after[field]];
    return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
  });
}

/** A record with the changes undone; other changes since stay. */
export function withoutChanges(current: RevisedFields, changes: readonly FieldChange[]): RevisedFields {
  const fields: Record<string, RevisedValue> = { ...current };
  for (const { field, before } of changes) {
    if (before === undefined) delete fields[field];
    else fields[field] = before;
  }
  return fields;
}

/** The fields in which two states of a record differ. */
export const changedFields = (one: RevisedFields, other: RevisedFields): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => !isSame(one[field], other[field]));
