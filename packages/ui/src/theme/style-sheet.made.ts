/** The build has made the style sheet (`made-styles.ts`): nothing is left to write. */
export function writeStyles(): void {}
