import { catalogue } from "../texts/catalogue";

/** The texts that are part of the HTML page, for when files of the console fail to load. */
export const startText = catalogue("start", {
  reloading: { zh: "页面有文件没有加载成功，正在重新加载…", en: "Part of the page did not load. Reloading…" },
  missing: {
    zh: "页面有文件没有加载成功，请重新加载；仍不行的话，请稍后再试",
    en: "Part of the page did not load. Reload it, or try again later if that does not help.",
  },
  offline: { zh: "没有网络连接，联网后请重新加载", en: "No connection. Reload once you are online." },
  reload: { zh: "重新加载", en: "Reload" },
  close: { zh: "关闭", en: "Close" },
});
