import { catalogue } from "../core/catalogue";

/** The sentences of the dashboard. */
export const dashboardText = catalogue("dashboard", {
  zh: {
    title: "主页",
    greeting: {
      night: "夜深了，{{name}}",
      morning: "早上好，{{name}}",
      noon: "中午好，{{name}}",
      afternoon: "下午好，{{name}}",
      evening: "晚上好，{{name}}",
    },
    today: "今天是 {{date}}",
    shortcuts: {
      title: "快捷入口",
      coupons: "优惠券",
      products: "商品管理",
      orders: "订单管理",
      settings: "系统设置",
      finance: "财务管理",
      empty: "当前账号还没有可用的功能，请联系店铺管理员开通",
    },
    counters: {
      title: "经营数据",
      onSale: "在售商品",
      lowStock: "警戒库存",
      coupons: "开启中的优惠券",
      claims: "优惠券领取",
      open: "查看{{name}}",
    },
  },
  en: {
    title: "Home",
    greeting: {
      night: "Still up, {{name}}",
      morning: "Good morning, {{name}}",
      noon: "Good day, {{name}}",
      afternoon: "Good afternoon, {{name}}",
      evening: "Good evening, {{name}}",
    },
    today: "Today is {{date}}",
    shortcuts: {
      title: "Shortcuts",
      coupons: "Coupons",
      products: "Products",
      orders: "Orders",
      settings: "Settings",
      finance: "Finance",
      empty: "This account has no features yet. Ask the shop's administrator for access.",
    },
    counters: {
      title: "Operating data",
      onSale: "Products on sale",
      lowStock: "Low stock",
      coupons: "Coupons switched on",
      claims: "Coupons claimed",
      open: "View {{name}}",
    },
  },
});
