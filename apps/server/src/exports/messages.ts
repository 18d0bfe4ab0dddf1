/** Names of exported files. */
export const exportMessages = {
  library: { zh: "素材", en: "Library" },
};
