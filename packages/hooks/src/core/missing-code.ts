/** Code that is needed and failed to load. */
export interface MissingCode {
  /** The part of the page that lacks the code shows the failure itself. */
  isShown: boolean;
}

let listener: ((missing: MissingCode) => void) | undefined;

/** Lets the app decide what to do about missing code: its release may be gone from the server. */
export function onMissingCode(listen: (missing: MissingCode) => void) {
  listener = listen;
}

/** Notifies the app of missing code. */
export const reportMissingCode = (missing: MissingCode) => listener?.(missing);

/** Waits for code that has no fallback on the page; if it fails to load, the app is notified as well. */
export async function neededCode<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await code;
  } catch (error) {
    reportMissingCode({ isShown: false });
    throw error;
  }
}
