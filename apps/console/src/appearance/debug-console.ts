import { readCookie, writeCookie } from "./cookie";

const name = "debugConsole";

/** Lifetime of the cookie in seconds (specification, section 9). */
const LASTS = 3600;

let isOn = readCookie(name) === "1";
const listeners = new Set<() => void>();

/** A developer console in the page, for debugging on a device without developer tools. */
export const debugConsole = {
  isOn: () => isOn,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async turn(next: boolean) {
    writeCookie(name, next ? "1" : "", next ? LASTS : 0);
    isOn = next;
    for (const listener of listeners) listener();
    await show();
  },
};

/** Opens it if the cookie is set. */
export function followDebugConsole() {
  if (isOn) void show();
}

let isShown = false;

async function show() {
  if (isOn === isShown) return;
  const { default: eruda } = await import("eruda");
  // it may have been switched again while its code was loading
  if (isOn === isShown) return;
  isShown = isOn;
  if (isOn) eruda.init();
  else eruda.destroy();
}
