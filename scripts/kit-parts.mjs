/** The folders of packages/ui whose parts every screen may use; they belong to no domain. */
export const uiParts = ["core", "cascader", "dates", "files", "form", "icons", "list", "picker", "reorder", "rich-text"];

/** The folders of packages/hooks that every domain may use; they belong to no domain. */
export const hooksParts = ["core", "dates", "files", "form", "list", "rich-text", "selection", "shop", "texts"];
