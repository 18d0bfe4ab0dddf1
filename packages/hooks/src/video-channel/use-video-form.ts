import type { Schema } from "@shopkeeper/sdk";
import { canDraft } from "@shopkeeper/sdk/rules/video-channel";
import { useMemo } from "react";
import { type FieldPathValue, useWatch } from "react-hook-form";
import { coreText, textOf } from "../texts";
import { type FormSteps, useFormSteps, useVersionedForm, type VersionedForm } from "../form";
import { type StoredFormState, useAction, useStored } from "../core";
import { useCan } from "../shop";
import { videoFormText } from "./messages";
import {
  filledFrom,
  type StoredVideoDraft,
  type VideoField,
  videoFieldsOf,
  type VideoForm,
  videoFormLimits,
  videoFormOf,
  videoInput,
  videoSchema,
  type VideoSkuLine,
  videoSteps,
  videoWireNames,
} from "./video-form";

export interface VideoFormOptions {
  mode: "add" | "edit" | "view";
  id?: number | undefined;
  onDone?: () => void;
}

/** The form of a video channel product, in three steps. */
export interface VideoFormState extends VersionedForm<VideoForm, StoredVideoDraft>, StoredFormState {
  mode: "add" | "edit" | "view";
  steps: FormSteps<"product" | "detail" | "base", VideoField>;
  set: <Name extends keyof VideoForm>(name: Name, value: FieldPathValue<VideoForm, Name>) => void;
  limits: typeof videoFormLimits;
  chosen: VideoFormChosen;
  isLocked: boolean;
  /** Fills the form with a product of the shop. */
  choose(picked: Pick<Schema<"ProductBrief">, "id">): Promise<void>;
  isChoosing: boolean;
  setLine(changed: VideoSkuLine): void;
  setChosen(ids: readonly number[]): void;
}

interface VideoFormChosen {
  product: Pick<Schema<"ProductBrief">, "id" | "name" | "image"> | null;
  thirdCatId: number | null;
  demanded: number;
  brandId: number;
  tempId: number | null;
}

/** Adding, editing or viewing a video channel product, in three steps. */
export function useVideoForm({ mode, id, onDone }: VideoFormOptions): VideoFormState {
  const can = useCan();
  const isNew = mode === "add";
  const stored = useStored("getVideoDraft", id === undefined ? undefined : { path: { id } });
  const primary = stored.record?.primaryProductId;
  const source = useStored("getProduct", primary === undefined ? undefined : { path: { id: primary } });
  const isSourceRead = stored.record !== undefined && !source.isLoading;
  const edited = useMemo<StoredVideoDraft | undefined>(
    () => (stored.record && isSourceRead ? { draft: stored.record, product: source.record, version: stored.record.version } : undefined),
    [stored.record, isSourceRead, source.record],
  );
  const isLocked = mode === "edit" && edited !== undefined && !canDraft("edit", edited.draft);

  const { form, submit, ...rest } = useVersionedForm<VideoForm, StoredVideoDraft, Schema<"SavedVideoDraft"> | null>({
    model: { schema: videoSchema, valuesOf: videoFormOf },
    edited,
    operation: isNew ? "addVideoDraft" : "updateVideoDraft",
    save(values, client, version) {
      const body = videoInput(values);
      if (isNew) return client.addVideoDraft({ body });
      return client.updateVideoDraft({ body: { ...body, id: id ?? 0, productId: id ?? 0, version } });
    },
    async reread(client) {
      if (id === undefined) return undefined;
      const draft = await client.getVideoDraft({ path: { id } });
      return { draft, product: source.record, version: draft.version };
    },
    draftKey: mode === "view" ? undefined : `video-channel/${mode}/${id ?? 0}`,
    isReadOnly: mode === "view" || isLocked,
    wireNames: videoWireNames,
    done: textOf(coreText, isNew ? "done.added" : "done.edited"),
    row: ({ title }, saved) => ({ list: "listVideoDrafts", id: saved?.id ?? id, name: title.trim(), foundBy: { search: title.trim() } }),
    onDone: () => onDone?.(),
  });
  const [from, product, thirdCatId, demanded, brandId, tempId] = useWatch({
    control: form.control,
    name: ["from", "product", "thirdCatId", "demanded", "brandId", "tempId"],
  });
  const steps = useFormSteps({
    ...{ form, steps: videoSteps, fieldsOf: videoFieldsOf, first: isNew ? "product" : "base", wireNames: videoWireNames },
    refusal: rest.error,
    incomplete: () => textOf(videoFormText, "incomplete"),
  });

  const set = <Name extends keyof VideoForm>(name: Name, value: FieldPathValue<VideoForm, Name>) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: form.getFieldState(name).invalid });

  const load = useAction(({ id: chosen }: Pick<Schema<"ProductBrief">, "id">, client) => client.getProduct({ path: { id: chosen } }), []);

  return {
    ...rest,
    mode,
    form,
    steps,
    set,
    limits: videoFormLimits,
    chosen: { product, thirdCatId, demanded, brandId, tempId },
    isRefused: isNew ? !can("addVideoDraft") : !can("getVideoDraft"),
    isLoading: stored.isLoading || (id !== undefined && !stored.error && from !== id),
    loadError: stored.error,
    retry: stored.retry,
    isLocked,
    submit: () => void form.handleSubmit(submit, (errors) => steps.refuse(Object.keys(errors)))(),
    async choose(picked: Pick<Schema<"ProductBrief">, "id">) {
      const outcome = await load.run(picked);
      if (outcome.status !== "done") return;
      const kept = form.getValues();
      form.reset({ ...kept, ...filledFrom(outcome.result) }, { keepDefaultValues: true, keepDirtyValues: false });
    },
    isChoosing: load.isRunning,
    setLine(changed: VideoSkuLine) {
      set(
        "skus",
        form.getValues("skus").map((line) => (line.id === changed.id ? changed : line)),
      );
    },
    setChosen(ids: readonly number[]) {
      set(
        "skus",
        form.getValues("skus").map((line) => ({ ...line, isChosen: ids.includes(line.id) })),
      );
    },
  };
}
