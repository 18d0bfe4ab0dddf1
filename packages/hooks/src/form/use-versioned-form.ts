import { memberOf } from "@shopkeeper/sdk/rules/core";
import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import { operations } from "@shopkeeper/sdk";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { textOf } from "../texts/catalogue";
import { type Label, wordOf } from "./label";
import { coreText } from "../texts/messages";
import { type Merge, mergeVersions, type TakesCurrent, type Versions } from "./merge-versions";
import { lostPictures } from "../files/lost-pictures";
import { isVersionConflict } from "./version-conflict";
import { useAction } from "../core/use-action";
import { useCan } from "../shop/use-can";
import type { NotedRow } from "../list/saved-rows";
import { useShop } from "../shop/shop-provider";
import { type Leaving, useLeaving } from "./use-leaving";
import { type SchemaForm, useSchemaForm } from "./use-schema-form";

/** A form of records: its rules, and how a record becomes values. */
export interface FormModel<Values extends FieldValues, Record> {
  schema: z.ZodMiniType<Values, Values>;
  /** The values of a record, or of a new one. */
  valuesOf: (record: Record | undefined) => Values;
}

export interface VersionedFormOptions<Values extends FieldValues, Record extends object, Result> {
  model: FormModel<Values, Record>;
  /** The record to edit; without it a new record is added. */
  edited: Record | undefined;
  /** The operation that saves, for its right and its domain. */
  operation: OperationId;
  /** Saves valid values; `version` is the version of `edited` on which they are based. */
  save: (values: Values, client: MerchantClient, version: number | undefined) => Promise<Result>;
  /** Reads the current record after a conflict; without it the form has no versions. */
  reread?: (client: MerchantClient) => Promise<Record | undefined>;
  /** Merges two versions of the values where `mergeVersions` does not know their parts. */
  merge?: (versions: Versions<Values>, takesCurrent?: TakesCurrent) => Merge<Values>;
  /** Labels of fields, for the notice of those taken from another editor. */
  labels?: Readonly<{ [Field in keyof Values]?: Label }>;
  /** Called with the newer record that is continued with. */
  onRebase?: (record: Record) => void;
  /** The key of the draft; without it no draft is kept. */
  draftKey?: string | undefined;
  /** What `save` depends on besides the values, for the identity of the write. */
  intent?: () => unknown;
  isReadOnly?: boolean;
  /** Field names by wire name, where they differ. */
  wireNames?: Readonly<{ [wireName: string]: string }>;
  /** The saved row, which its list marks; its id is that of the response or of `edited` unless given. */
  row?: (values: Values, result: Result) => NotedRow | undefined;
  /** The success notice; 操作成功 by default, null for none. */
  done?: string | null;
  onDone?: (result: Result) => void;
  /** Called when the form is left without saving. */
  onCancel?: () => void;
}

/** A form over a record with a version. */
export interface VersionedForm<Values extends FieldValues, Record extends object> extends SchemaForm<Values>, Leaving {
  /** Another editor saved first, and both changed the same fields: both versions, and the choices. */
  conflict: FormConflict<Values, Record> | undefined;
}

/** Two versions of a record that cannot be merged automatically. */
export interface FormConflict<Values extends FieldValues, Record extends object> {
  /** The stored record of the other editor. */
  currentRecord: Record;
  mine: Values;
  current: Values;
  /** The paths that both changed differently; all other changes of both are kept. */
  fields: readonly string[];
  /** Saves the merged versions: of `fields` mine, except for those in `taken`. */
  keepMine: (taken?: readonly string[]) => void;
  /** Discards the typed input. */
  takeCurrent: () => void;
  /** Back to the form, undecided: the next save meets the conflict again. */
  dismiss: () => void;
}

/**
 * A form over a record with a version: its draft, its save, the conflict with another editor, and leaving it.
 *
 * A save over a version that is no longer current is refused. What only one of the editors changed is merged, and the save
 * continues with it; fields that both changed differently are in `conflict`.
 */
export function useVersionedForm<Values extends FieldValues, Record extends object, Result extends NonNullable<unknown> | null>(
  options: VersionedFormOptions<Values, Record, Result>,
): VersionedForm<Values, Record> {
  const { model, edited, operation, save, reread, done = textOf(coreText, "done.done"), onDone, onCancel } = options;
  const can = useCan();
  const { savedRows, notices } = useShop();
  const [current, setCurrent] = useState<Record | undefined>(undefined);
  // `record` is undefined where only its version is known: that of a draft
  const rebased = useRef<{ over: Record | undefined; version: number | undefined; record?: Record }>(undefined);
  const rebase = () => (rebased.current?.over === edited ? rebased.current : undefined);
  const versionOf = () => (rebase() ? rebase()?.version : reread && versionIn(edited));

  // eslint-disable-next-line react-hooks/exhaustive-deps -- a model may be made in each render; another record makes other values
  const values = useMemo(() => model.valuesOf(edited), [edited]);

  // the version belongs to the argument: saving the same values over another version is another write
  const action = useAction(
    async ({ values, version }: { values: Values; version: number | undefined; intent: unknown }, client) => {
      try {
        return await save(values, client, version);
      } catch (error) {
        if (reread && isVersionConflict(error)) setCurrent(await reread(client));
        throw error;
      }
    },
    [operations[operation].domain],
    { done: () => done ?? undefined },
  );

  const { form, submit, ...state } = useSchemaForm<Values, Result>({
    ...options,
    schema: model.schema,
    values,
    action: { ...action, run },
    versionOf,
    isReadOnly: options.isReadOnly === true || !can(operation),
    onDone(result) {
      const noted = options.row?.(form.getValues(), result);
      if (noted) note(noted, numberIn(result, "id") ?? numberIn(edited, "id"));
      onDone?.(result);
    },
  });
  const note = ({ list, ...row }: NotedRow, id: number | undefined) => savedRows.note(list, { id, foundBy: {}, ...row });
  const leaving = useLeaving(state, onCancel ?? (() => undefined));

  async function run(values: Values) {
    const outcome = await action.run({ values, version: versionOf(), intent: options.intent?.() }, { isQuiet: true });
    if ("error" in outcome && !(reread && isVersionConflict(outcome.error))) notices.failure(outcome.error);
    const lost = outcome.status === "done" ? lostPictures(outcome.result) : undefined;
    if (lost !== undefined) notices.info(lost);
    return outcome;
  }

  /** The values on which mine are based. */
  function base() {
    const over = rebase();
    if (!over) return values;
    if (over.record) return model.valuesOf(over.record);
    return over.version === versionIn(edited) ? values : undefined;
  }

  const mergeWith = (record: Record, takesCurrent?: TakesCurrent) =>
    (options.merge ?? mergeVersions)({ base: base(), mine: form.getValues(), current: model.valuesOf(record) }, takesCurrent);

  function continueOver(record: Record, next: Values, isTyped: boolean) {
    form.reset(next, { keepDefaultValues: isTyped, keepDirtyValues: false });
    rebased.current = { over: edited, version: versionIn(record), record };
    setCurrent(undefined);
    options.onRebase?.(record);
  }

  function saveMerged(record: Record, taken: readonly string[] = []) {
    const merged = mergeWith(record, (path) => taken.includes(path));
    const labelOf = (path: string) => options.labels?.[path.split(".", 1)[0] ?? ""];
    const names = new Set(merged.taken.map(labelOf).flatMap((label) => (label === undefined ? [] : [wordOf(label)])));
    if (names.size > 0) notices.info(textOf(coreText, "conflict.taken", { fields: [...names].join(textOf(coreText, "states.comma")) }));
    else if (merged.taken.length > 0 && !options.labels) notices.info(textOf(coreText, "conflict.takenOther"));
    continueOver(record, merged.value, true);
    submit();
  }

  const merge = current && mergeWith(current);
  const isMerged = merge !== undefined && merge.conflicts.length === 0;
  const { isSubmitting } = state;
  useEffect(() => {
    if (current && isMerged && !isSubmitting) saveMerged(current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a record, when the refused save has ended
  }, [current, isMerged, isSubmitting]);

  const { draft } = state;
  /** A draft is saved over the version on which it is based, so that a newer version is a conflict. */
  function restore() {
    if (draft.offered && "version" in draft.offered) rebased.current = { over: edited, version: draft.offered.version };
    draft.restore();
  }

  return {
    ...state,
    ...leaving,
    draft: { ...draft, restore },
    form,
    submit,
    conflict: current && merge && !isMerged ? conflictOf(current, merge.conflicts) : undefined,
  };

  function conflictOf(record: Record, fields: readonly string[]): FormConflict<Values, Record> {
    return {
      currentRecord: record,
      mine: form.getValues(),
      current: model.valuesOf(record),
      fields,
      keepMine: (taken) => saveMerged(record, taken),
      takeCurrent: () => continueOver(record, model.valuesOf(record), false),
      dismiss: () => setCurrent(undefined),
    };
  }
}

const versionIn = (record: object | undefined) => numberIn(record, "version");

function numberIn(record: object | null | undefined, name: "id" | "version"): number | undefined {
  const value: unknown = record && memberOf(record, name);
  return typeof value === "number" ? value : undefined;
}
