import { catalogue } from "@shopkeeper/hooks/texts";

/** The Storybook's own texts around its stories. */
export const storybookText = catalogue("storybook", {
  open: { zh: "打开", en: "Open" },
  copy: { zh: "复制 {{name}}", en: "Copy {{name}}" },
  light: { zh: "浅色", en: "Light" },
  dark: { zh: "深色", en: "Dark" },
  sample: { zh: "春茶上新 满 100 减 20", en: "New spring tea, 20 off 100" },
  name: { zh: "商品名称", en: "Product name" },
  price: { zh: "售价", en: "Price" },
  status: { zh: "状态", en: "Status" },
  onSale: { zh: "出售中", en: "On sale" },
  move: { zh: "播放", en: "Play" },
  reduced: { zh: "系统要求减少动效：这里不会移动", en: "This system asks for less motion: nothing moves here" },
  moving: { zh: "系统没有要求减少动效", en: "This system does not ask for less motion" },
  icons: { zh: "搜索图标", en: "Search icons" },
  starting: {
    engine: { zh: "正在下载数据库", en: "Fetching the database" },
    snapshot: { zh: "正在下载示例数据", en: "Fetching the data" },
    opening: { zh: "正在打开页面里的服务器", en: "Opening the server in the page" },
    size: { zh: "{{done}} / {{total}} MB", en: "{{done}} of {{total}} MB" },
  },
  chosen: { zh: "已选 {{count}} 项", en: "{{count}} picked" },
});
