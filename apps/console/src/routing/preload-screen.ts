import { routeAt } from "./route-at";
import { loadScreen } from "./screens";

/** Fetches the code of the screen at an address before it is opened; a failure shows when it is opened. */
export function preloadScreen(address: string) {
  const row = routeAt(address.split(/[?#]/, 1)[0] ?? "");
  const target = row?.redirect === undefined ? row : routeAt(row.redirect);
  if (target?.screen !== undefined) void loadScreen(target);
}
