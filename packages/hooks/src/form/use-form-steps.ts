import { ApiError } from "@shopkeeper/sdk";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useShop } from "../shop/shop-provider";

export interface FormStepsOptions<Values extends FieldValues, Step extends string, Field extends Path<Values>> {
  form: UseFormReturn<Values, unknown, Values>;
  /** In order. */
  steps: readonly Step[];
  /** The fields of every step, in the order of the screen. */
  fieldsOf: Readonly<Record<Step, readonly Field[]>>;
  first: Step;
  /** Field names by wire name, where they differ. */
  wireNames: Readonly<Record<string, string>>;
  /** Why the last save was refused. */
  refusal: unknown;
  /** The message that something is not filled in. */
  incomplete: () => string;
}

/** The first of some fields, with its step; undefined when the form has none of them. */
export function firstWrong<Step extends string, Field extends string>(
  { steps, fieldsOf }: { steps: readonly Step[]; fieldsOf: Readonly<Record<Step, readonly Field[]>> },
  wrong: readonly string[],
): { step: Step; field: Field } | undefined {
  for (const step of steps) {
    const field = fieldsOf[step].find((each) => wrong.includes(each));
    if (field) return { step, field };
  }
  return undefined;
}

/** The steps of a long form. */
export interface FormSteps<Step extends string, Field extends string> {
  step: Step;
  steps: readonly Step[];
  go: (next: Step) => void;
  /** The number of invalid fields in a step. */
  wrongIn: (of: Step) => number;
  /** The field to focus; a new object for each request. */
  target: { field: Field; time: number } | undefined;
  /** Shows the message that something is not filled in, and goes to the first of the wrong fields. */
  refuse: (wrong: readonly string[]) => void;
  /** Goes to the first of some fields. */
  lead: (wrong: readonly string[]) => void;
  previous: (() => void) | undefined;
  /** Goes to the next step without validation. */
  forward: () => void;
  /** Goes to the next step, unless a field of this step is invalid. */
  next: (() => void) | undefined;
}

/** The steps of a long form, and the navigation to its wrong fields. */
export function useFormSteps<Values extends FieldValues, Step extends string, Field extends Path<Values>>({
  form,
  steps,
  fieldsOf,
  first,
  wireNames,
  refusal,
  incomplete,
}: FormStepsOptions<Values, Step, Field>): FormSteps<Step, Field> {
  const { notices } = useShop();
  const [step, setStep] = useState(first);
  const [target, setTarget] = useState<{ field: Field; time: number }>();
  const { errors } = form.formState;
  const place = steps.indexOf(step);

  function lead(wrong: readonly string[]) {
    const found = firstWrong({ steps, fieldsOf }, wrong);
    if (!found) return;
    setStep(found.step);
    setTarget((before) => ({ field: found.field, time: (before?.time ?? 0) + 1 }));
  }

  const [seen, setSeen] = useState(refusal);
  if (seen !== refusal) {
    setSeen(refusal);
    if (refusal instanceof ApiError) lead(Object.keys(refusal.fields).map(formNameOf));
  }

  return {
    step,
    steps,
    go: setStep,
    wrongIn: (of: Step) => fieldsOf[of].filter((field) => field in errors).length,
    target,
    refuse,
    lead,
    previous: place > 0 ? () => setStep(steps[place - 1] ?? step) : undefined,
    forward: () => setStep(steps[place + 1] ?? step),
    next: place < steps.length - 1 ? () => void goOn() : undefined,
  };

  async function goOn() {
    const fields = fieldsOf[step];
    if (await form.trigger(fields)) return setStep(steps[place + 1] ?? step);
    refuse(fields.filter((field) => form.getFieldState(field).invalid));
  }

  function refuse(wrong: readonly string[]) {
    notices.failure(new Error(incomplete()));
    lead(wrong);
  }

  function formNameOf(wire: string) {
    const [name = wire] = wire.split(".", 1);
    return wireNames[name] ?? name;
  }
}
