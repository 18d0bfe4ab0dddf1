const family = (...names: readonly string[]) => names.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");

/** The fonts available on buyers' devices, as CSS values; their labels are in the catalogue. */
export const editorFonts = {
  hei: family("Microsoft YaHei", "PingFang SC", "sans-serif"),
  song: family("SimSun", "Songti SC", "serif"),
  kai: family("KaiTi", "Kaiti SC", "serif"),
  fang: family("FangSong", "STFangsong", "serif"),
  arial: family("Arial", "Helvetica", "sans-serif"),
  times: family("Times", "serif"),
  courier: family("Courier New", "Courier", "monospace"),
} as const;

/** The available font sizes. */
export const editorSizes = ["12px", "14px", "16px", "18px", "20px", "24px", "28px", "32px", "40px", "48px"] as const;

/** The available line heights. */
export const editorLineHeights = ["1", "1.25", "1.5", "1.75", "2", "2.5", "3"] as const;

/** The available colours, in rows from dark to light. */
export const editorColours = [
  ["#000000", "#434343", "#666666", "#999999", "#b7b7b7", "#d9d9d9", "#efefef", "#ffffff"],
  ["#c0392b", "#e74c3c", "#e67e22", "#f1c40f", "#27ae60", "#16a085", "#2980b9", "#8e44ad"],
  ["#7b241c", "#922b21", "#a04000", "#9a7d0a", "#196f3d", "#0e6251", "#1a5276", "#5b2c6f"],
  ["#fadbd8", "#f5b7b1", "#fae5d3", "#fcf3cf", "#d5f5e3", "#d0ece7", "#d6eaf8", "#ebdef0"],
] as const;

/** The maximum number of pictures inserted from the library at once. */
export const mostPictures = 10;
