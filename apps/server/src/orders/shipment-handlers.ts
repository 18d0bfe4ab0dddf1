import { DeliveryType, type Schema } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../core/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../core/shop";
import { versionConflict } from "../core/version";
import { orderAt } from "./order-at";
import { parcelOf } from "./parcel";

/** The calls on what was sent. */
export const shipmentHandlers = {
  async listShipments({ path, shop }) {
    const { orderNo } = await orderAt(shop, path.orderNo);
    return shop.orders.shipments.list(orderNo);
  },

  async updateShipment({ body, shop }) {
    const { id, updateTime, ...delivery } = body;
    const shipment = await shop.orders.shipments.lockOne(id);
    if (!shipment) throw new Refusal("shipmentMissing");
    if (updateTime !== undefined && updateTime !== wireTime(shipment.updateTime)) {
      const current = await shop.orders.shipments.list(shipment.orderNo);
      throw versionConflict(current.find((one) => one.id === id));
    }
    const parcel = parcelOf(
      { deliveryMark: shipment.deliveryMark, ...delivery, deliveryType: deliveryTypeOf(shipment.deliveryType) },
      false,
      await shop.expressCompanies.names(),
    );
    await shop.orders.shipments.update(shipment, { ...parcel, deliveryType: shipment.deliveryType });
    return null;
  },

  async getLogistics({ path, shop, platform }) {
    const { shipment, phone } = await shipmentAt(shop, path.invoiceId);
    const { expressCode, trackingNumber, expressName, createTime } = shipment;
    if (shipment.deliveryType !== DeliveryType.express || expressCode === null || trackingNumber === null)
      throw new Refusal("shipmentWithoutLogistics");
    const known = await platform.logistics.track({ company: expressCode, number: trackingNumber, phone, sentTime: createTime });
    return { ...nothingKnown, ...known, number: trackingNumber, type: expressCode, expName: known?.expName ?? expressName };
  },
} satisfies Partial<HandlersOf<"orders">>;

const nothingKnown: Omit<Schema<"Logistics">, "number" | "type"> = {
  ...{ list: [], deliverystatus: null, issign: null, expName: null, expSite: null, expPhone: null },
  ...{ courier: null, courierPhone: null, updateTime: null, takeTime: null, logo: null },
};

async function shipmentAt(shop: Shop, id: number) {
  const found = await shop.orders.shipments.find(id);
  if (!found) throw new Refusal("shipmentMissing");
  return found;
}

/** The delivery type by which a shipment is corrected: whatever travels neither by express nor by the shop needs nothing. */
const deliveryTypeOf = (stored: string) =>
  stored === DeliveryType.express || stored === DeliveryType.merchant ? stored : DeliveryType.noNeed;
