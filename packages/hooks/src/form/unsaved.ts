/** One page's part of the register: what its forms say of themselves. */
export interface UnsavedForms {
  /** Says whether a form holds unsaved words now, and what is asked before they are left, where that is not the usual question. */
  note(form: string, isUnsaved: boolean, question?: string): void;
  /** Says that a form has left the screen: with its page, which is only hidden and keeps its words, or for good. */
  release(form: string): void;
}

/** Knows which pages hold words that are not saved, for whoever guards the ways out. */
export interface Unsaved extends UnsavedForms {
  /** Whether any page does; true to the moment, without waiting for a render. */
  isAny(): boolean;
  /** The pages that do, in no particular order; the same list until it changes. */
  pages(): readonly string[];
  /** What is asked before some pages are left, or all; undefined for the usual question. */
  questionOf(pages?: readonly string[]): string | undefined;
  /** The part of one page; while `isHidden` says so, its forms leave the screen without leaving the register. */
  ofPage(page: string, isHidden: () => boolean): UnsavedForms;
  /** Forgets the words of some pages, or of all: they were given up. */
  forget(pages?: readonly string[]): void;
  /** Calls `listener` when the list of pages changes; returns how to stop that. */
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
