import { hostWindows } from "../core/host-windows";
import { chosenMessage, type PickedPicture } from "@shopkeeper/hooks/texts";

/** Posts chosen pictures to a host window of our own origin only; returns whether there was one. A window opened for it closes. */
export function postToHost(pictures: readonly PickedPicture[]): boolean {
  const host = hostWindows().find(isSameOrigin);
  if (!host) return false;
  host.postMessage(chosenMessage(pictures), location.origin);
  if (host === opener) close();
  return true;
}

/** A window of another origin throws on access. */
function isSameOrigin(host: Window): boolean {
  try {
    return host.location.origin === location.origin;
  } catch {
    return false;
  }
}
