import { isMac } from "./is-mac";

/** What this machine calls the key of shortcuts, followed by the letter. */
export const commandKey = (letter: string) => (isMac() ? `⌘${letter}` : `Ctrl ${letter}`);
