import { client } from "../session";
import { loadShell } from "./layouts";
import type { Preload } from "./preload-context";
import { preloadScreen } from "./preload-screen";
import { paramsAt, routeAt } from "./route-at";
import type { ScreenModule } from "./screen-files";
import { loadedScreen, loadScreen } from "./screens";

/** Preloads code and data of a page, for callers that run before the shell or its screen is loaded. */
export const preload: Preload = {
  code(address) {
    preloadScreen(address);
    loadShell().catch(() => undefined);
  },
  data(address) {
    const url = new URL(address, location.origin);
    const row = routeAt(url.pathname);
    if (row?.screen === undefined) return;
    const request = (screen: ScreenModule | undefined) => screen?.preload?.(client, url.searchParams, paramsAt(row, url.pathname));
    const loaded = loadedScreen(row);
    void (loaded ? request(loaded) : loadScreen(row).then(request));
  },
};
