/** The build has made the style sheet (`made-styles.ts`): there is nothing to write. */
export function writeStyles(): void {}
