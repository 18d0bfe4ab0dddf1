import { catalogue } from "../core/catalogue";

/** The sentences of a screen that failed; apart from the shell's, since the login has them too. */
export const boundaryText = catalogue("boundary", {
  zh: {
    title: "这个页面出错了",
    hint: "其他页面不受影响，可以重试，或先去别处看看",
    retry: "重试",
    outdated: "控制台已更新",
    outdatedHint: "重新加载后即可使用新版本，已填写的内容会保留",
    outdatedNotice: "控制台已更新，重新加载页面后即可打开",
    reload: "重新加载",
  },
  en: {
    title: "This page has failed",
    hint: "Other pages are not affected. Try again, or go elsewhere first.",
    retry: "Try again",
    outdated: "The console has been updated",
    outdatedHint: "Reload to use the new version. What you have typed is kept.",
    outdatedNotice: "The console has been updated. Reload the page to open this.",
    reload: "Reload",
  },
});
