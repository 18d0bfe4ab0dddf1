import { digest } from "../core/digest";
import { Refusal } from "../core/refusal";
import type { ReadRevised, RevisedFields, RevisedKind, RevisedRecord, RevisedValue, RevisingCall } from "../kernel/revised";
import { namedFiles } from "../files/named-files";
import { allFields, changedFields, type FieldChange, isSame, withoutChanges } from "./changes";
import { authorOf, revisionsBetween } from "./revise";
import { mayUndo, operationLabel } from "./rights";
import { type StoredRevision, UNDO_DAYS } from "./store";

const UNDO = "undoRevision" as const;

/** A field that undoing changes. */
export interface UndoneField {
  field: string;
  part?: string | undefined;
  current?: RevisedValue | undefined;
  target?: RevisedValue | undefined;
  /** The value that the revision wrote. */
  left?: RevisedValue | undefined;
  /** The field was changed since. */
  isOverwritten: boolean;
}

/** The plan of undoing a revision. */
export interface UndoPlan {
  kind: RevisedKind;
  changes: UndoneField[];
  current: RevisedFields | undefined;
  target: RevisedFields | undefined;
  records: ReadonlyMap<number, RevisedRecord>;
  how: ReadRevised;
  /** Identifies the state that is overwritten. */
  seen: string;
}

interface UndoOptions {
  /** The overwritten state that the caller has seen. */
  seen?: string | undefined;
  batch: string | null;
}

/** Plans undoing a revision; refuses a revision that is undone, too old, or not the caller's to undo. */
export async function planUndo(call: RevisingCall, revision: StoredRevision): Promise<UndoPlan> {
  const { shop, session, platform } = call;
  const { name, subject, effect } = revision;
  const kind = platform.revised.get(revision.kind);
  if (!kind) throw new Refusal("revisionMissing");
  if (revision.undoneBy !== null) throw new Refusal("revisionUndone");
  if (shop.revisions.isLate(revision)) throw new Refusal("revisionLate", { days: UNDO_DAYS });
  if (!mayUndo(session, revision)) throw new Refusal("revisionForeign", { action: operationLabel(revision.operation) });
  const how = { ids: kind.isWhole ? undefined : [subject], isLocked: true, operation: revision.operation };
  const records = await kind.read(shop, how);
  const record = records.get(subject);
  if (!record && effect === "added") throw new Refusal("revisionNothing", { name });
  if (!record && effect === "changed") throw new Refusal("revisionGone", { name });
  if (record && effect === "removed") throw new Refusal("revisionNothing", { name });
  const current = record && allFields(record);
  const isRelative = (field: string) => effect === "changed" && kind.isRelative?.(field, revision.operation) === true;
  const undone = revision.changes.map((change) => (isRelative(change.field) ? rebased(change, current?.[change.field]) : change));
  const target = effect === "added" ? undefined : withoutChanges(current ?? {}, undone);
  const changes = changesOf({ ...revision, changes: undone }, current ?? {}, target ?? {}, record);
  if (changes.length === 0) throw new Refusal("revisionNothing", { name });
  return { kind, changes, current, target, records, how, seen: digest(JSON.stringify(changes)) };
}

/** A change of a number, applied on top of its later changes. */
function rebased(change: FieldChange, current: RevisedValue | undefined): FieldChange {
  const { before, after } = change;
  if (typeof before !== "number" || typeof after !== "number" || typeof current !== "number") return change;
  return { ...change, before: current - (after - before), after: current };
}

function changesOf({ changes, effect }: StoredRevision, current: RevisedFields, target: RevisedFields, record?: RevisedRecord) {
  const made = new Map(changes.map((change) => [change.field, change]));
  return changedFields(current, target).map((field): UndoneField => {
    const left = made.get(field)?.after;
    const part = made.get(field)?.part ?? record?.parts?.get(field.slice(0, field.lastIndexOf(".")))?.name;
    const isOverwritten = effect !== "removed" && !isSame(current[field], left);
    return { field, part, current: current[field], target: target[field], left, isOverwritten };
  });
}

/** Undoes a revision as a new change, and answers the changed fields; refuses to overwrite later changes that were not seen. */
export async function undo(call: RevisingCall, revision: StoredRevision, { seen, batch }: UndoOptions): Promise<FieldChange[]> {
  const { shop } = call;
  const { subject, name } = revision;
  const { kind, changes, current, target, records, how, ...plan } = await planUndo(call, revision);
  if (changes.some(({ isOverwritten }) => isOverwritten) && seen !== plan.seen) throw new Refusal("revisionMoved", { name });
  if (!(await call.shop.pictures.space.keep(namedFiles(target)))) throw new Refusal("attachmentMissing");
  await kind.restore(call, { id: subject, name, current, target, changed: changes.map(({ field }) => field) });
  const rows = revisionsBetween(records, await kind.read(shop, { ...how, isLocked: false }));
  const done = rows.find((row) => row.subject === subject);
  if (!done) throw new Refusal("revisionFixed", { name });
  const made = { kind: revision.kind, operation: UNDO, batch, ...authorOf(call) };
  await shop.revisions.add(rows.map((row) => ({ ...row, ...made, undoes: row.subject === subject ? revision.id : null })));
  const undoneBy = (await shop.revisions.undoing([revision.id])).get(revision.id) ?? 0;
  if (!(await shop.revisions.markUndone(revision.id, undoneBy))) throw new Refusal("revisionUndone");
  return done.changes;
}
