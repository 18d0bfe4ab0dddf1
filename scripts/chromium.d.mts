/** Launch arguments: quiet, without a graphics card, and without a sandbox where root could not have one. */
export const chromiumArgs: string[];

/** The path of a Chromium or Chrome; throws an error that says what to install when there is none. */
export function chromium(): string;

/** The path of the browser of tests: the headless shell where there is one, else `chromium()`. */
export function headlessChromium(): string;
