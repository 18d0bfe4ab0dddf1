import { hostWindows } from "../core/host-windows";
import { chosenMessage, type PickedPicture } from "@shopkeeper/hooks/texts";

/** Hands chosen pictures to the hosting window on our own origin, and to no other; whether there was one. A window that was opened for it closes. */
export function postToHost(pictures: readonly PickedPicture[]): boolean {
  const host = hostWindows().find(isSameOrigin);
  if (!host) return false;
  host.postMessage(chosenMessage(pictures), location.origin);
  if (host === opener) close();
  return true;
}

/** A window of another origin does not let itself be asked. */
function isSameOrigin(host: Window): boolean {
  try {
    return host.location.origin === location.origin;
  } catch {
    return false;
  }
}
