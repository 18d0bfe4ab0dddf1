import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";

/** The current values and errors of a form. */
interface FormState<Values extends FieldValues> {
  readonly values: Values;
  readonly errors?: FieldErrors<Values>;
}

/**
 * Removes the errors of any field that a change has solved: those that the rules no longer find, and server errors about
 * another value (`judged` contains the values that the server refused). It adds none.
 */
export async function dropSolvedErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  schema: z.ZodMiniType<Values, Values>,
  { values, errors = {} }: FormState<Values>,
  judged: ReadonlyMap<string, unknown>,
) {
  const shown = dropping.has(judged) ? [] : errorsIn<Values>(errors);
  if (shown.length === 0) return;
  const wrong = ((await z.safeParseAsync(schema, values)).error?.issues ?? []).map(({ path }) => path.join("."));
  const solved = shown.filter(({ name, isServers }) =>
    isServers ? judged.get(name) !== form.getValues(name) : !wrong.some((path) => isWithin(path, name)),
  );
  if (solved.length === 0) return;
  dropping.add(judged);
  form.clearErrors(solved.map(({ name }) => name)); // it notifies once for each name
  dropping.delete(judged);
}

/** The forms whose errors are being removed, by their `judged` map: their notifications meanwhile are not changes to check. */
const dropping = new WeakSet<ReadonlyMap<string, unknown>>();

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

interface ShownError<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly error: unknown;
  readonly isServers: boolean;
}

/** The field errors in react-hook-form's tree of errors, without those of the whole form. */
function errorsIn<Values extends FieldValues>(errors: object, parent = ""): readonly ShownError<Values>[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = parent + key;
    if (typeof error !== "object" || error === null || name === "root") return [];
    if (!("type" in error) || typeof error.type !== "string") return errorsIn<Values>(error, `${name}.`);
    return isPath<Values>(name) ? [{ name, error, isServers: error.type === "server" }] : [];
  });
}

/** Names of errors come from the form itself. */
const isPath = <Values extends FieldValues>(_name: string): _name is Path<Values> => true;
