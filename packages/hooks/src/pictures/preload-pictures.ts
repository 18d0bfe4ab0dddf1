import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead, readQuery } from "../core";
import { askedOf, everyCategory, pictureQuery } from "./picture-query";

/** Asks for the page of pictures and the categories that the library will show for these search parameters. */
export const preloadPictures = (client: MerchantClient, search: URLSearchParams) =>
  Promise.all([
    preloadRead(client, "listAttachments", { query: askedOf(readQuery(pictureQuery.page, search)) }),
    preloadRead(client, "listPictureCategories", everyCategory),
  ]);
