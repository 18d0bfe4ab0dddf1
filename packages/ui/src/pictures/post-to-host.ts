import { chosenMessage, type PickedPicture } from "@shopkeeper/hooks/texts";

/** The windows that this one may answer to: the one that opened it, or the one that it is a frame of. */
const hosts = (): readonly Window[] => [opener, parent].filter((host) => host !== null && host !== window);

/** Hands chosen pictures to the hosting window on our own origin, and to no other; whether there was one. A window that was opened for it closes. */
export function postToHost(pictures: readonly PickedPicture[]): boolean {
  const host = hosts().find(isSameOrigin);
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
