/** The folders of packages/ui whose parts every screen may use; they know no domain. */
export const uiParts: string[];
/** The folders of packages/hooks that every domain may use; they know none. */
export const hooksParts: string[];
