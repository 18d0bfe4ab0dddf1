import { useText } from "@shopkeeper/hooks/texts";
import { type OfferFormState, seckillText } from "@shopkeeper/hooks/seckill";
import { useWatch } from "react-hook-form";
import { RemoteSelect } from "../core/remote-select";
import { FormItem } from "../form/form-item";

export interface ActivityFieldProps {
  /** From `useOfferForm`. */
  offer: OfferFormState;
  /** Turns the message of a rule into a sentence. */
  explain: (message: string) => string;
}

/** The activity to take part in: searched by its name, or shown as text if the address names it. */
export function ActivityField({ offer, explain }: ActivityFieldProps) {
  const t = useText(seckillText);
  const { form, activities } = offer;
  const name = useWatch({ control: form.control, name: "activityName" });
  return (
    <FormItem form={form} name="id" label={t("form.activity")} explain={explain} isRequired>
      {(field) =>
        offer.isActivityFixed ? (
          <b>{name}</b>
        ) : (
          <RemoteSelect
            scope="seckill activities"
            load={activities.load}
            value={field.value ?? undefined}
            chosen={name}
            placeholder={t("form.activityPlaceholder")}
            onChange={activities.choose}
            onBlur={field.onBlur}
            disabled={offer.isReadOnly}
          />
        )
      }
    </FormItem>
  );
}
