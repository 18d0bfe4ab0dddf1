import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@shopkeeper/sdk";
import { useEffect, useId, useMemo, useRef } from "react";
import { type FieldValues, type Path, useForm, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { dropSolvedErrors } from "./drop-solved-errors";
import { plainTextSchema } from "./plain-text-schema";
import { useShop } from "../shop/shop-provider";
import type { Action } from "../core/use-action";
import { type FormDraft, useDraft } from "./use-draft";

export interface SchemaFormOptions<Values extends FieldValues, Result> {
  schema: z.ZodMiniType<Values, Values>;
  values: Values;
  action: Pick<Action<Values, Result>, "run" | "isRunning" | "error">;
  /** The key of the draft; without it no draft is kept. */
  draftKey?: string | undefined;
  /** The version of the edited record; it is stored with the draft. */
  versionOf?: () => number | undefined;
  isReadOnly?: boolean;
  /** Wire name → field name, for fields and what is below them, where they differ. */
  wireNames?: Readonly<Record<string, string>>;
  onDone?: (result: Result) => void;
}

/** A form with rules, and the state of its save. */
export interface SchemaForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  submit: () => void;
  isSubmitting: boolean;
  isDirty: boolean;
  isReadOnly: boolean;
  draft: FormDraft<Values>;
  error: unknown;
}

/**
 * A form with rules, whose messages are keys of a catalogue. A field is validated on blur; added or removed rows are
 * validated on submit only. An error is removed by the change that solves it, also by a change of another field.
 *
 * A server error about a field is shown at that field, and the first such field is focused; an error about a field that the
 * form does not have is under `root.server`. A failed save keeps all input. Until it is saved, the input is kept as a draft
 * and the form counts as unsaved.
 */
export function useSchemaForm<Values extends FieldValues, Result>({
  schema: rules,
  values,
  action,
  draftKey,
  versionOf,
  isReadOnly = false,
  wireNames,
  onDone,
}: SchemaFormOptions<Values, Result>): SchemaForm<Values> {
  const schema = useMemo(() => plainTextSchema(rules), [rules]);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    values,
    mode: "onBlur",
    resetOptions: { keepDirtyValues: true },
    disabled: isReadOnly,
    shouldFocusError: true,
  });
  const { isDirty } = form.formState;
  const draft = useDraft({ form, values, draftKey, isReadOnly, versionOf });
  const settle = useDirtyNote(form, isReadOnly);

  const submit = form.handleSubmit(async (valid) => {
    const outcome = await action.run(valid);
    if (outcome.status !== "done") return;
    draft.forget();
    form.reset(valid, { keepDirtyValues: false }); // the saved values are the new defaults: nothing is dirty
    settle();
    onDone?.(outcome.result);
  });

  const judged = useRef<ReadonlyMap<string, unknown>>(new Map());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: (state) => void dropSolvedErrors(form, schema, state, judged.current),
      }),
    [form, schema],
  );

  const shownError = useRef<unknown>(undefined);
  useEffect(() => {
    if (!(action.error instanceof ApiError) || action.error === shownError.current) return; // runs again when a hidden page is shown
    shownError.current = action.error;
    const refused = Object.entries(action.error.fields).map(([field, message]) => {
      const name = wireNames?.[field] ?? wireNames?.[field.split(".", 1)[0] ?? ""] ?? field;
      return { name, message };
    });
    judged.current = new Map(refused.map(({ name }) => [name, isFieldOf(form.getValues(), name) && form.getValues(name)]));
    const others: string[] = [];
    for (const [at, { name, message }] of refused.entries()) {
      if (!isFieldOf(form.getValues(), name)) others.push(message);
      else form.setError(name, { type: "server", message }, { shouldFocus: at === 0 });
    }
    if (others.length > 0) form.setError("root.server", { type: "server", message: others.join(" ") });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the names are a table that is a new object in every render
  }, [action.error, form]);

  return {
    form,
    submit: () => void submit(),
    isSubmitting: action.isRunning,
    isDirty: isDirty && !isReadOnly,
    isReadOnly,
    draft,
    error: action.error,
  };
}

/** Whether the form has a field of this name: both take their names from the contract. */
function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is Path<Values> {
  return (name.split(".", 1)[0] ?? "") in values;
}

function useDirtyNote<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>, isReadOnly: boolean) {
  const { forms } = useShop();
  const id = useId();
  useEffect(() => {
    if (isReadOnly) return;
    forms.note(id, form.formState.isDirty);
    const stop = form.subscribe({ formState: { isDirty: true }, callback: ({ isDirty }) => forms.note(id, isDirty === true) });
    return () => {
      stop();
      forms.release(id);
    };
  }, [form, id, isReadOnly, forms]);
  return () => forms.note(id, false);
}
