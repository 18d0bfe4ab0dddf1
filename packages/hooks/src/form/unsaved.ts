/** The part of the register for one page, used by its forms. */
export interface UnsavedForms {
  /** Registers whether a form has unsaved input, and the question before leaving it if it is not the default one. */
  note(form: string, isUnsaved: boolean, question?: string): void;
  /** Registers that a form was unmounted: with its page, which is only hidden and keeps its input, or for good. */
  release(form: string): void;
}

/** The register of pages with unsaved input, for navigation guards. */
export interface Unsaved extends UnsavedForms {
  /** Whether any page has unsaved input; current without waiting for a render. */
  isAny(): boolean;
  /** The pages with unsaved input, in no particular order; the same list until it changes. */
  pages(): readonly string[];
  /** The question before some pages, or all, are left; undefined for the default one. */
  questionOf(pages?: readonly string[]): string | undefined;
  /** The part of one page; while `isHidden` is true, its forms are unmounted without being removed from the register. */
  ofPage(page: string, isHidden: () => boolean): UnsavedForms;
  /** Forgets the input of some pages, or of all, because it was discarded. */
  forget(pages?: readonly string[]): void;
  /** Calls `listener` when the list of pages changes; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

const noPage = "";

/** A fresh register of unsaved forms. */
export function unsavedForms(): Unsaved {
  const forms = new Map<string, Map<string, string | undefined>>();
  const listeners = new Set<() => void>();
  let pages: readonly string[] = [];

  function publish() {
    if (pages.length === forms.size && pages.every((page) => forms.has(page))) return;
    pages = [...forms.keys()];
    for (const listener of [...listeners]) listener();
  }

  function ofPage(page: string, isHidden: () => boolean): UnsavedForms {
    const note = (form: string, isUnsaved: boolean, question?: string) => {
      const own = forms.get(page) ?? new Map<string, string | undefined>();
      if (isUnsaved) own.set(form, question);
      else own.delete(form);
      if (own.size > 0) forms.set(page, own);
      else forms.delete(page);
      publish();
    };
    return { note, release: (form) => (isHidden() ? undefined : note(form, false)) };
  }

  return {
    ...ofPage(noPage, () => false),
    ofPage,
    isAny: () => forms.size > 0,
    pages: () => pages,
    questionOf: (given = pages) =>
      given.flatMap((page) => [...(forms.get(page)?.values() ?? [])]).find((question) => question !== undefined),
    forget(given = [...forms.keys()]) {
      for (const page of given) forms.delete(page);
      publish();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
