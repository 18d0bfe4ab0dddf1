import type { MerchantClient } from "@shopkeeper/sdk";
import type { ComponentType } from "react";
import type { RouteParams } from "../routes";

/** The exports of a screen's file. */
export interface ScreenModule {
  Component: ComponentType;
  /** Requests the screen's first data before it is mounted; resolves when it has arrived. */
  preload?: (client: MerchantClient, search: URLSearchParams, params: RouteParams) => Promise<unknown>;
}

/** Every screen's file, by its path from here; calling it loads its code. The boundary rules keep screens from importing this module. */
export const screenFiles = import.meta.glob<ScreenModule>("../routes/**/*.tsx");
