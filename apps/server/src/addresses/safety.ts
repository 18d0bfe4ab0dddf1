import type { SafetyParts } from "../testing/safety/safety-parts";
import { addresses } from "./tables";

const address = { receiverName: "safe", receiverPhone: "13800138000", detail: "somewhere" };

/** Addresses in the safety matrices. */
export const safety: SafetyParts = {
  entities: { addresses: { table: addresses, id: addresses.id, merId: addresses.merId, isDel: addresses.isDel } },
  seed: (word) => ({
    addresses: Array.from({ length: 4 }, (_, place) => ({ receiverName: `${word} ${place}`.slice(0, 16), detail: word })),
  }),
  requests: {
    saveAddress: () => ({ body: address }),
    updateAddress: ({ ids }) => ({ body: { id: ids.addresses?.[0], ...address } }),
  },
};
