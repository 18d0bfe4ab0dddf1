import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type OfferFormOptions, seckillText, useOfferForm } from "@shopkeeper/hooks/seckill";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { DraftNotice } from "../form/draft-notice";
import { FormScreen } from "../form/form-screen";
import { ActivityField } from "./activity-field";
import { OfferProducts } from "./offer-products";
import { PriceDoubts } from "./price-doubts";

export interface OfferFormScreenProps extends OfferFormOptions {
  /** Opened from: the list of products, or an activity that is joined. */
  from: "add" | "join";
  onBack: () => void;
}

/** The form where a merchant submits products to an activity, or resubmits a refused one. */
export function OfferFormScreen({ from, onBack, ...options }: OfferFormScreenProps) {
  const offer = useOfferForm(options);
  const t = useText(seckillText);
  const explain = (message: string) => sentenceOf(seckillText, message, offer.limits);
  const isOpen = !offer.isRefused && !offer.isLoading && offer.loadError === undefined;
  const { activity, closed } = offer;
  return (
    <FormScreen
      title={t(`form.title.${from}`)}
      onBack={onBack}
      onSubmit={isOpen && !closed ? offer.submit : undefined}
      isSubmitting={offer.isSubmitting}
      submitLabel={t("form.save")}
      notice={
        isOpen && (
          <>
            {activity && closed && (
              <HintNotice>{t(`activities.${closed}`, { stars: activity.merStars, own: activity.merStarLevel })}</HintNotice>
            )}
            {offer.refusal && <HintNotice>{t("form.refused", { reason: offer.refusal })}</HintNotice>}
            {offer.lost && <HintNotice>{t(`form.${offer.lost.why}`, { name: offer.lost.name })}</HintNotice>}
            <DraftNotice draft={offer.draft} />
          </>
        )
      }
    >
      {offer.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: offer.isLoading, error: offer.loadError, retry: offer.retry }}>
          <ActivityField offer={offer} explain={explain} />
          <OfferProducts offer={offer} explain={explain} />
        </LoadState>
      )}
      <PriceDoubts of={offer.doubts} />
    </FormScreen>
  );
}
