import { useText } from "@shopkeeper/hooks/texts";
import { orderText, type ShipmentFormOptions, useShipmentForm } from "@shopkeeper/hooks/orders";
import { FormDialog } from "../../form/form-dialog";
import { DeliveryFields } from "../send/delivery-fields";

/** 修改配送信息 of a shipment. Mount it to open it. */
export function ShipmentDialog(options: ShipmentFormOptions) {
  const shipment = useShipmentForm(options);
  const t = useText(orderText);
  return (
    <FormDialog title={t("shipment.editTitle")} width={540} of={shipment}>
      <DeliveryFields form={shipment.form} type={options.shipment.deliveryType} express={shipment.express} />
    </FormDialog>
  );
}
