import { settingsStore } from "@shopkeeper/hooks/layout";
import { readSize, writeSize } from "./size-cookie";

/** The layout settings of this browser. The element size is also stored in a cookie, which takes precedence. */
export const layoutSettings = settingsStore({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  listen: (callback) => addEventListener("storage", callback),
});

const size = readSize();
if (size !== undefined && size !== layoutSettings.current().size) layoutSettings.change({ size });
layoutSettings.subscribe(() => {
  if (readSize() !== layoutSettings.current().size) writeSize(layoutSettings.current().size);
});
