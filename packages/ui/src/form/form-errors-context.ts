import { createContext } from "react";

/** An invalid field of a form. */
export interface FormError {
  readonly label: string;
  /** The error, as a sentence. */
  readonly message: string;
  /** Contains the field's controls. */
  readonly field: HTMLElement;
}

/** The registry where a form's fields report their errors; it is stable. */
export interface FormErrorsNotes {
  set(error: FormError): void;
  drop(field: HTMLElement): void;
}

export const FormErrorsContext = createContext<FormErrorsNotes | undefined>(undefined);
