import { routeAt } from "./route-at";
import { loadScreen } from "./screens";

/** Loads the code of the screen at an address before it is opened; an error is shown when it is opened. */
export function preloadScreen(address: string) {
  const row = routeAt(address.split(/[?#]/, 1)[0] ?? "");
  const target = row?.redirect === undefined ? row : routeAt(row.redirect);
  if (target?.screen !== undefined) void loadScreen(target);
}
