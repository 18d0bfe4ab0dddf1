import { ReceiptPrinting } from "@shopkeeper/sdk/contract";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { merchantCategories, merchantTypes } from "./tables";

const info = {
  ...{ avatar: "demo/logo-square-1.svg", backImage: "demo/logo-wide-1.svg", streetBackImage: "demo/logo-wide-1.svg" },
  ...{ coverImage: "demo/logo-wide-1.svg", rectangleLogo: "demo/logo-wide-1.svg", intro: "safe", keywords: "safe" },
  ...{
    addressDetail: "somewhere",
    latitude: "30.2",
    longitude: "120.1",
    alertStock: 5,
    isTakeTheir: true,
    receiptPrintingSwitch: ReceiptPrinting.off,
  },
  ...{ serviceType: "phone", servicePhone: "13800138000" },
};

/** A shop's information in the safety matrices, which keep the shop open. */
export const safety: SafetyParts = {
  entities: {
    merchantCategories: { table: merchantCategories, id: merchantCategories.id },
    merchantTypes: { table: merchantTypes, id: merchantTypes.id },
  },
  seed: (word) => ({ info: { intro: word, keywords: word } }),
  requests: {
    editShopInfo: () => ({ body: info }),
    editSettlementInfo: () => ({
      body: { settlementType: "bank", bankUserName: "safe", bankName: "safe", bankAddress: "safe", bankCard: "571900880110806" },
    }),
    switchShop: () => ({ body: { isSwitch: true } }),
  },
};
