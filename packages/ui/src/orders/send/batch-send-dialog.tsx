import { useText } from "@shopkeeper/hooks/texts";
import { type BatchDeliveryOptions, deliveryTypes, orderText, useBatchDelivery } from "@shopkeeper/hooks/orders";
import { DeliveryType } from "@shopkeeper/sdk";
import { HintNotice } from "../../core/hint-notice";
import { RadioGroup } from "../../core/radio-group";
import { FormDialog } from "../../form/form-dialog";
import { FormItem } from "../../form/form-item";
import { DeliveryFields } from "./delivery-fields";

const types = deliveryTypes.filter((type) => type !== DeliveryType.express);

/** 批量发货: one delivery for all picked orders. Mount it to open it. */
export function BatchSendDialog({ count, ...options }: BatchDeliveryOptions & { count: number }) {
  const batch = useBatchDelivery(options);
  const t = useText(orderText);
  return (
    <FormDialog title={t("batch.send")} width={560} of={batch} submitLabel={t("send.submit")}>
      <HintNotice>{t("batch.chosen", { count })}</HintNotice>
      <FormItem form={batch.form} name="deliveryType" label={t("send.type")} isRequired isGroup>
        {(field) => (
          <RadioGroup
            variant="segments"
            value={field.value}
            onChange={field.onChange}
            options={types.map((type) => ({ value: type, label: t(`send.types.${type}`) }))}
          />
        )}
      </FormItem>
      <DeliveryFields form={batch.form} type={batch.deliveryType} />
    </FormDialog>
  );
}
