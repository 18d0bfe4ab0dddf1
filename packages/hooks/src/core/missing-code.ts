/** Code that somebody waits for and that did not arrive. */
export interface MissingCode {
  /** The part of the page that lacks the code shows the failure itself. */
  isShown: boolean;
}

let listener: ((missing: MissingCode) => void) | undefined;

/** Lets the app decide what to do about missing code: its release may be gone from the server. */
export function onMissingCode(listen: (missing: MissingCode) => void) {
  listener = listen;
}

/** Tells the app of missing code. */
export const reportMissingCode = (missing: MissingCode) => listener?.(missing);

/** Waits for code that nothing on the page stands in for; where it does not arrive, the app is told as well. */
export async function neededCode<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await code;
  } catch (error) {
    reportMissingCode({ isShown: false });
    throw error;
  }
}
