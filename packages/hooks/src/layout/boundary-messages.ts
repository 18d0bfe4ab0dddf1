import { catalogue } from "../texts/catalogue";

/** The texts of a screen that failed; separate from the shell's, since the login uses them too. */
export const boundaryText = catalogue("boundary", {
  title: { zh: "这个页面出错了", en: "This page has failed" },
  hint: { zh: "其他页面不受影响，可以重试，或先去别处看看", en: "Other pages are not affected. Try again, or go elsewhere first." },
  retry: { zh: "重试", en: "Try again" },
  outdated: { zh: "控制台已更新", en: "The console has been updated" },
  outdatedHint: { zh: "重新加载后即可使用新版本，已填写的内容会保留", en: "Reload to use the new version. What you have typed is kept." },
  incomplete: { zh: "页面没有加载完整", en: "The page has not loaded completely" },
  incompleteHint: {
    zh: "已经重新加载过，仍有文件没有取到，请稍后再试；其他页面不受影响",
    en: "It was reloaded, and part of it is still missing. Try again later; other pages are not affected.",
  },
  offline: { zh: "没有网络连接", en: "No connection" },
  offlineHint: {
    zh: "这个页面还没有加载过，联网后会自动打开",
    en: "This page has not been loaded yet. It opens once you are online again.",
  },
  offlineNotice: { zh: "没有网络连接，联网后再打开", en: "No connection. Open this again once you are online." },
  outdatedNotice: { zh: "控制台已更新，重新加载页面后即可打开", en: "The console has been updated. Reload the page to open this." },
  reload: { zh: "重新加载", en: "Reload" },
});
