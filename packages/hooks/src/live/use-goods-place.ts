import type { Schema } from "@shopkeeper/sdk";
import { liveLimits } from "@shopkeeper/sdk/rules/live";
import { type FormModel, formSchema, useVersionedForm, type VersionedForm } from "../form";
import type { LiveTextKey } from "./messages";

interface PlaceForm {
  sort: number | null;
}

const model: FormModel<PlaceForm, Schema<"LiveGoods">> = {
  schema: formSchema<PlaceForm>(({ sort }) => ({ sort: sort === null ? ("problems.sortEmpty" satisfies LiveTextKey) : undefined })),
  valuesOf: (goods) => ({ sort: goods?.sort ?? null }),
};

/** The position of goods in their list. */
export interface GoodsPlace extends VersionedForm<PlaceForm, Schema<"LiveGoods">> {
  max: number;
}

/** The position of goods in their list; its state lives as long as the dialog is open. */
export function useGoodsPlace({ goods, onDone }: { goods: Schema<"LiveGoods">; onDone: () => void }): GoodsPlace {
  const { form, ...rest } = useVersionedForm<PlaceForm, Schema<"LiveGoods">, null>({
    model,
    edited: goods,
    operation: "sortLiveGoods",
    save: ({ sort }, client) => client.sortLiveGoods({ path: { id: goods.id, sort: sort ?? 0 } }),
    onDone,
    onCancel: onDone,
  });
  return { ...rest, form, max: liveLimits.sortMax };
}
