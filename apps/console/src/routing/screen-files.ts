import type { MerchantClient } from "@shopkeeper/sdk";
import type { ComponentType } from "react";
import type { RouteParams } from "../routes";

/** What a screen's own file exports. */
export interface ScreenModule {
  Component: ComponentType;
  /** Requests what the screen shows first, before it is mounted; resolves when that is there. */
  preload?: (client: MerchantClient, search: URLSearchParams, params: RouteParams) => Promise<unknown>;
}

/** Every screen's file, by its path from here; its code is fetched by calling it. The boundary rules keep screens from importing this module. */
export const screenFiles = import.meta.glob<ScreenModule>("../routes/**/*.tsx");
