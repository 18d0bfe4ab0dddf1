/** Whether this machine has a ⌘ key. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
