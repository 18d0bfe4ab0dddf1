import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../core";
import { everyCategory, library } from "./picture-query";

/** Preloads the page of pictures and the categories of the library for these search parameters. */
export const preloadPictures = (client: MerchantClient, search: URLSearchParams) =>
  Promise.all([library.page.preload(client, search), preloadRead(client, "listPictureCategories", everyCategory)]);
