const UPLOADED = /\bm\/\d+\/[0-9a-f]{32}\.[a-z0-9]{3,4}\b/g;

/** The paths of uploaded files anywhere in a value: plain, in addresses, or in text. */
export const namedFiles = (value: unknown): string[] => [...new Set(JSON.stringify(value ?? null).match(UPLOADED))];
