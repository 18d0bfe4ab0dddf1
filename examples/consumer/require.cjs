// CommonJS of Node 20.19 and later requires the same modules.
const { createMerchantClient, NotFoundError } = require("@shopkeeper/sdk");
const { useList, ShopProvider } = require("@shopkeeper/hooks/core");
const { UiProvider } = require("@shopkeeper/ui/core");

for (const made of [createMerchantClient, NotFoundError, useList, ShopProvider, UiProvider])
  if (typeof made !== "function") throw new Error(`required ${String(made)}`);
