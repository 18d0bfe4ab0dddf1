import { defineConfig } from "vitepress";
import { entryPoints, pagesBelow, pagesFolder } from "../pages.mjs";

const nav = [
  { text: "Run", link: "/run" },
  { text: "SDK", link: "/sdk" },
  { text: "Hooks", link: "/hooks" },
  { text: "UI", link: "/ui" },
  { text: "API", link: "/api" },
  { text: "Contributing", link: "/contributing" },
];

const sidebar = [
  {
    text: "Use",
    items: [
      { text: "Start", link: "/" },
      { text: "Run it for real", link: "/run" },
      { text: "Deploy", link: "/deploy" },
      { text: "Scale", link: "/scale" },
    ],
  },
  {
    text: "Build on it",
    items: [
      { text: "SDK", link: "/sdk" },
      { text: "Hooks", link: "/hooks" },
      { text: "UI", link: "/ui" },
      { text: "API", link: "/api" },
      { text: "API reference", link: "/reference/index.html", target: "_self" },
    ],
  },
  {
    text: "Change it",
    items: [
      { text: "Contributing", link: "/contributing" },
      { text: "Words", link: "/words" },
    ],
  },
  { text: "Decisions", link: "/decisions/", collapsed: true, items: pagesBelow("decisions") },
];

/** One for each entry point, since every page holds its own: one of all hooks would be most of 250 pages. */
function hookSidebars() {
  const points = entryPoints();
  const all = { text: "Hooks", link: "/hooks", items: points.map(({ text, link }) => ({ text, link })) };
  const ofPoints = points.map(({ text, link, items }) => [
    link,
    [
      { text: "Hooks", link: "/hooks" },
      { text, link, items },
    ],
  ]);
  return Object.fromEntries([...ofPoints, ["/hooks", [all]]]);
}

/** Each sign of Chinese, each word, and the parts of a name such as `useCouponList`. Sent to the page as text: it may use nothing from here. */
const tokenize = (text) => {
  const words = text.match(/\p{Script=Han}|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? [];
  return words.flatMap((word) => {
    const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+/gu) ?? [];
    return parts.length > 1 ? [word, ...parts] : [word];
  });
};

/** The search knows hooks and types by their names and descriptions, without signatures, tables and the headings of these. */
const renderForSearch = (text, page, markdown) => {
  const isOfHooks = page.relativePath.startsWith("hooks/");
  return markdown.render(isOfHooks ? text.replace(/^([|>[`-].*|#### .*|#+ (Parameters|Returns|Type Parameters))$/gm, "") : text, page);
};

const search = {
  button: { buttonText: "搜索", buttonAriaLabel: "搜索" },
  modal: {
    displayDetails: "显示详细列表",
    resetButtonTitle: "清除",
    backButtonTitle: "关闭",
    noResultsText: "没有结果",
    footer: { selectText: "选择", navigateText: "切换", closeText: "关闭" },
  },
};

export default defineConfig({
  title: "Shopkeeper 掌柜",
  description: "The merchant console of a multi-merchant online shop",
  srcDir: pagesFolder,
  outDir: "dist",
  cacheDir: ".cache/vite",
  lang: "en",
  metaChunk: true,
  // types are long, descriptions must stay readable beside them
  head: [["style", {}, '.vp-doc[class*=" _hooks_"] td:nth-child(3) { min-width: 13em }']],
  // the index of the search
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  locales: {
    root: { label: "English", lang: "en" },
    zh: {
      label: "简体中文",
      lang: "zh-CN",
      link: "/zh/",
      description: "多商户商城的商户后台",
      themeConfig: {
        nav: [{ text: "正式运行", link: "/zh/run" }],
        sidebar: [
          {
            text: "使用",
            items: [
              { text: "开始", link: "/zh/" },
              { text: "正式运行", link: "/zh/run" },
            ],
          },
          { text: "英文文档", items: nav.slice(1) },
        ],
        outline: { label: "本页内容" },
        docFooter: { prev: "上一页", next: "下一页" },
        darkModeSwitchLabel: "外观",
        lightModeSwitchTitle: "浅色",
        darkModeSwitchTitle: "深色",
        sidebarMenuLabel: "目录",
        returnToTopLabel: "回到顶部",
        langMenuLabel: "语言",
        skipToContentLabel: "跳到内容",
      },
    },
  },
  themeConfig: {
    nav,
    sidebar: { ...hookSidebars(), "/": sidebar },
    search: {
      provider: "local",
      options: {
        _render: renderForSearch,
        miniSearch: { options: { tokenize }, searchOptions: { combineWith: "AND" } },
        locales: { zh: { translations: search } },
      },
    },
  },
});
