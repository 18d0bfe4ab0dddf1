import { createContext } from "react";

/** One field of a form that needs a change. */
export interface FormError {
  readonly label: string;
  /** What is wrong with it, as a sentence. */
  readonly message: string;
  /** Holds the field's controls. */
  readonly field: HTMLElement;
}

/** What the fields of a form note their errors with; it stays the same. */
export interface FormErrorsNotes {
  set(error: FormError): void;
  drop(field: HTMLElement): void;
}

export const FormErrorsContext = createContext<FormErrorsNotes | undefined>(undefined);
