import * as z from "zod/mini";

/** The message key of each invalid field. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string | undefined };

/** The schema of a form from the function that validates its values, synchronously or not; messages are keys of the form's catalogue. */
export const formSchema = <Values extends object>(
  problemsOf: (values: Values) => Problems<Values> | Promise<Problems<Values>>,
): z.ZodMiniType<Values, Values> =>
  z
    .custom<Values>((values) => typeof values === "object")
    .check(({ value, issues }) => {
      const note = (problems: Problems<Values>) => {
        for (const [field, message] of Object.entries(problems))
          if (typeof message === "string") issues.push({ code: "custom", path: [field], message, input: value });
      };
      const found = problemsOf(value);
      return found instanceof Promise ? found.then(note) : note(found);
    });

/** Whether a required text is empty or too long, in characters after trimming, for forms with messages of their own. */
export function textProblem<Key extends string>(
  text: string,
  maxLength: number,
  { empty, long }: { empty: Key; long: Key },
): Key | undefined {
  const length = [...text.trim()].length;
  return length === 0 ? empty : length > maxLength ? long : undefined;
}

/** The field of a path such as `rows.0.price`. */
export const fieldIn = (path: string) => path.split(".", 1)[0] ?? "";

/** Whether values have the field of a path. */
export const isFieldOf = <Values extends object>(values: Values, path: string): path is Extract<keyof Values, string> =>
  fieldIn(path) in values;
