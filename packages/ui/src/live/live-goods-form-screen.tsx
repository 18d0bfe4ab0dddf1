import { coreText, sentenceOf, textOf, useText } from "@shopkeeper/hooks/texts";
import { liveText, useLiveGoodsForm } from "@shopkeeper/hooks/live";
import { LiveReviewStatus, labelOf } from "@shopkeeper/sdk";
import { useState } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { EmptyState } from "../core/empty-state";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { DraftNotice } from "../form/draft-notice";
import { EditConflict } from "../form/edit-conflict";
import { FormScreen } from "../form/form-screen";
import { DeferredProductPicker } from "../products/shared";
import { styled } from "../theme/styled";
import { GoodsFields } from "./goods-fields";
import { pictureTools } from "./picture-tools";

export interface LiveGoodsFormScreenProps {
  /** The goods to edit; without it several are added. */
  id?: number | undefined;
  onBack: () => void;
  onDone: () => void;
}

/** The form where a merchant adds products for live rooms, several at once, or edits one. */
export function LiveGoodsFormScreen({ id, onBack, onDone }: LiveGoodsFormScreenProps) {
  const goods = useLiveGoodsForm({ id, pictures: pictureTools, onDone });
  const t = useText(liveText);
  const core = useText(coreText);
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [dropping, setDropping] = useState<{ places: readonly number[]; isBatch: boolean }>();
  const isOpen = !goods.isRefused && !goods.isLoading && goods.loadError === undefined;
  const canPick = isOpen && !goods.isEdit && !goods.isReadOnly;
  const status = labelOf("LiveReviewStatus", goods.goods?.reviewStatus ?? LiveReviewStatus.created, core("states.none"));
  const none = goods.form.formState.errors.rows?.message;

  const question = {
    ...{ subject: dropping, isOpen: dropping !== undefined, isRunning: false, error: undefined },
    async confirm() {
      goods.drop([...(dropping?.places ?? [])]);
      setPicked([]);
      setDropping(undefined);
    },
    cancel: () => setDropping(undefined),
  };

  return (
    <FormScreen
      title={t(goods.isEdit ? "goods.form.editTitle" : "goods.form.addTitle")}
      onBack={onBack}
      onSubmit={isOpen && !goods.isReadOnly ? goods.submit : undefined}
      isSubmitting={goods.isSubmitting}
      submitLabel={textOf(coreText, "actions.save")}
      notice={
        isOpen && (goods.isLocked ? <HintNotice>{t("goods.form.locked", { status })}</HintNotice> : <DraftNotice draft={goods.draft} />)
      }
    >
      {goods.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: goods.isLoading, error: goods.loadError, retry: goods.retry }}>
          {canPick && (
            <Tools>
              <Button variant="primary" onClick={() => setPicking(true)}>
                {t("goods.form.pick")}
              </Button>
              <Button disabled={picked.length === 0} onClick={() => setDropping({ places: picked, isBatch: true })}>
                {t("goods.form.dropPicked")}
              </Button>
              {goods.shrink && (
                <Button disabled={goods.fields.length === 0} isBusy={goods.shrink.isRunning} onClick={goods.shrink.run}>
                  {t("pictures.shrinkAll")}
                </Button>
              )}
            </Tools>
          )}
          {none && <p role="alert">{sentenceOf(liveText, none)}</p>}
          {goods.fields.length === 0 && <EmptyState title={t("goods.form.none")} />}
          <Rows>
            {goods.fields.map((field, at) => (
              <GoodsFields
                key={field.id}
                goods={goods}
                at={at}
                isPicked={picked.includes(at)}
                onPick={canPick ? (isPicked) => setPicked(isPicked ? [...picked, at] : picked.filter((one) => one !== at)) : undefined}
                onDrop={canPick ? () => setDropping({ places: [at], isBatch: false }) : undefined}
              />
            ))}
          </Rows>
        </LoadState>
      )}
      {goods.conflict && (
        <EditConflict
          of={goods.conflict}
          name={({ rows }) => rows[0]?.name ?? ""}
          describe={({ rows }) => [
            [t("goods.fields.name"), rows[0]?.name, "rows.#only.name"],
            [t("goods.fields.price"), rows[0]?.price, "rows.#only.price", "rows.#only.price2", "rows.#only.priceType"],
          ]}
        />
      )}
      <ConfirmDialog
        question={question}
        text={({ isBatch }) => t(isBatch ? "goods.form.dropPickedQuestion" : "goods.form.dropQuestion")}
        nameOf={({ places }) => places.map((at) => goods.form.getValues(`rows.${at}.name`)).join("、")}
      />
      {isPicking && (
        <DeferredProductPicker
          onPick={(products) => {
            goods.take(products);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </FormScreen>
  );
}

const Tools = styled("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Rows = styled("ul", { base: { display: "grid", gap: "3", margin: 0, padding: 0, listStyle: "none" } });
