import { DeliveryType, type Schema } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf, Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { type Logistics, LogisticsFailure, type TrackedState } from "../ports/logistics";
import { orderAt } from "./order-at";
import { parcelOf } from "./parcel";

/** The results of the preparations, by operation. */
export interface PreparedShipments {
  getLogistics: Schema<"Logistics">;
}

/** The provider is queried before the call takes a connection of its shop. */
export const shipmentPreparations: Preparations<PreparedShipments> = {
  async getLogistics({ path, shop, platform }) {
    const { shipment, phone } = await shipmentAt(shop, path.invoiceId);
    const { expressCode, trackingNumber, expressName, createTime } = shipment;
    if (shipment.deliveryType !== DeliveryType.express || expressCode === null || trackingNumber === null)
      throw new Refusal("shipmentWithoutLogistics");
    const known = await tracked(platform.logistics, { company: expressCode, number: trackingNumber, phone, sentTime: createTime });
    return { ...nothingKnown, ...known, number: trackingNumber, type: expressCode, expName: known?.expName ?? expressName };
  },
};

/** The calls on shipments. */
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

  getLogistics: ({ prepared }) => prepared,
} satisfies Partial<HandlersOf<"orders", PreparedShipments>>;

/** The tracking of a parcel; throws a refusal with the reason if the provider has none. */
async function tracked(logistics: Logistics, parcel: Parameters<Logistics["track"]>[0]) {
  try {
    return await logistics.track(parcel);
  } catch (failure) {
    if (!(failure instanceof LogisticsFailure)) throw failure;
    throw failure.text ? new Refusal("logisticsRefused", { reason: failure.text }) : new Refusal("logisticsUnavailable");
  }
}

const nothingKnown: TrackedState = {
  ...{ list: [], deliverystatus: null, issign: null, expName: null, expSite: null, expPhone: null },
  ...{ courier: null, courierPhone: null, updateTime: null, takeTime: null, logo: null },
};

async function shipmentAt(shop: Shop, id: number) {
  const found = await shop.orders.shipments.find(id);
  if (!found) throw new Refusal("shipmentMissing");
  return found;
}

/** The delivery type for correcting a shipment: a delivery neither by express nor by the shop needs no fields. */
const deliveryTypeOf = (stored: string) =>
  stored === DeliveryType.express || stored === DeliveryType.merchant ? stored : DeliveryType.noNeed;
