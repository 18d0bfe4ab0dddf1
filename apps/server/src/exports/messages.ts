/** What files that are taken away are called. */
export const exportMessages = {
  library: { zh: "素材", en: "Library" },
};
