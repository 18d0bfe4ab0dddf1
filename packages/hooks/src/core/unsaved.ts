/** Knows which forms hold words that are not saved, for whoever guards the ways out. */
export interface Unsaved {
  /** Says whether a form holds unsaved words now. */
  note(form: string, isUnsaved: boolean): void;
  /** Whether any form does; true to the moment, without waiting for a render. */
  isAny(): boolean;
  /** Calls `listener` when that changes; returns how to stop that. */
  onChange(listener: () => void): () => void;
}

/** A fresh register of unsaved forms. */
export function unsavedForms(): Unsaved {
  const forms = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    note(form, isUnsaved) {
      const before = forms.size > 0;
      if (isUnsaved) forms.add(form);
      else forms.delete(form);
      if (before !== forms.size > 0) for (const listener of [...listeners]) listener();
    },
    isAny: () => forms.size > 0,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
