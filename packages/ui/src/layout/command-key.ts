/** What this machine calls the key of shortcuts, followed by the letter. */
export const commandKey = (letter: string) => (/Mac|iPhone|iPad/.test(navigator.platform) ? `⌘${letter}` : `Ctrl ${letter}`);
