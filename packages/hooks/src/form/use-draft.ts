import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Draft, draftKeeper, draftPause } from "./draft";
import { useShop } from "../shop/shop-provider";

export interface DraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** The initial values of the form. */
  values: Values;
  /** The key of the draft; without it no draft is kept. */
  draftKey: string | undefined;
  isReadOnly: boolean;
  /** The version of the edited record; it is stored with the draft. */
  versionOf: (() => number | undefined) | undefined;
}

/** The drafts of a form. */
export interface FormDraft<Values extends FieldValues> {
  /** An earlier draft that was not saved. */
  offered: Draft<Values> | undefined;
  restore(): void;
  /** Deletes the offered draft; an older one is offered next. */
  discard(): void;
  /** Deletes the current draft after its input is saved or discarded; the offered draft stays. */
  forget(): void;
}

/**
 * Stores the input of a form as a draft: within a second, and at once when the form or the window is left.
 *
 * An earlier draft is offered, and stays stored beside the current one until it is restored or discarded. Restoring it
 * replaces every value of the form.
 */
export function useDraft<Values extends FieldValues>({
  form,
  values,
  draftKey,
  isReadOnly,
  versionOf,
}: DraftOptions<Values>): FormDraft<Values> {
  const { storage, now, onHide } = useShop();
  const keeper = draftKey === undefined || isReadOnly ? undefined : draftKeeper<Values>(storage, draftKey);
  const [offered, setOffered] = useState<Draft<Values> | undefined>(undefined);
  // `earlier` is unknown until it is read: no draft is overwritten that nobody has seen
  const drafts = useRef<{ key?: string | undefined; earlier?: readonly Draft<Values>[]; own?: Draft<Values> | undefined }>({});
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestVersionOf = useRef(versionOf); // the record may be loaded after the form is watched
  useEffect(() => {
    latestVersionOf.current = versionOf;
  });

  const stop = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
  };
  const store = () => {
    const { earlier, own } = drafts.current;
    if (earlier) void keeper?.keep(own ? [...earlier, own] : earlier);
  };
  const keep = () => {
    stop();
    drafts.current.own = { at: now().getTime(), values: form.getValues(), version: latestVersionOf.current?.() };
    store();
  };

  useEffect(() => {
    if (drafts.current.key !== draftKey) {
      drafts.current = { key: draftKey }; // a page that was hidden meanwhile is not offered its own input
      void keeper?.read().then((earlier) => {
        drafts.current.earlier = earlier;
        setOffered(earlier.at(-1));
        if (drafts.current.own) store();
      });
    }
    const unwatch = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty }) {
        if (!isDirty) stop();
        else pending.current ??= setTimeout(keep, draftPause); // from the first key on, so that typing without a pause loses no more
      },
    });
    const flush = () => (pending.current === undefined ? undefined : keep());
    const unhide = onHide(flush);
    return () => {
      unwatch();
      unhide();
      flush();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a keeper is made in every render; the key decides
  }, [draftKey, isReadOnly, form, onHide]);

  const takeOffered = () => {
    drafts.current.earlier = drafts.current.earlier?.slice(0, -1);
  };

  return {
    offered,
    restore() {
      if (!offered) return;
      stop();
      takeOffered();
      drafts.current.own = offered;
      store();
      // over the initial values: a draft of an older release may lack fields
      form.reset({ ...values, ...offered.values }, { keepDefaultValues: true, keepDirtyValues: false });
      setOffered(undefined);
    },
    discard() {
      takeOffered();
      store();
      setOffered(drafts.current.earlier?.at(-1));
    },
    forget() {
      stop();
      drafts.current.own = undefined;
      store();
    },
  };
}
