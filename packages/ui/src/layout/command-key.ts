import { isMac } from "./is-mac";

/** The name of this machine's shortcut modifier, followed by the letter. */
export const commandKey = (letter: string) => (isMac() ? `⌘${letter}` : `Ctrl ${letter}`);
