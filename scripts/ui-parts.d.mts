/** The folders of packages/ui whose parts every screen may use; they know no domain. */
export const uiParts: string[];
