import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** Texts of the lists of express companies and their dialog. */
export const shippingText = catalogue("shipping", {
  list: {
    title: pageTitles["/maintain/logistics/companyList"],
    empty: { zh: "平台还没有提供物流公司", en: "The platform offers no express companies yet" },
    emptyHint: { zh: "请联系平台开通", en: "Ask the platform for some." },
    isShow: { zh: "是否显示", en: "Shown" },
    sort: { zh: "排序", en: "Order" },
    waybill: { zh: "电子面单", en: "Electronic waybills" },
    hasWaybill: { zh: "支持", en: "Yes" },
    noWaybill: { zh: "不支持", en: "No" },
  },
  tabs: {
    platform: { zh: "平台物流", en: "Platform" },
    shop: { zh: "本店物流", en: "This shop" },
  },
  companies: {
    title: { zh: "设置物流公司", en: "Express companies" },
    add: { zh: "关联", en: "Add" },
    choose: { zh: "选择要关联的物流公司", en: "Choose a company to add" },
    chooseLabel: { zh: "平台物流公司", en: "Companies of the platform" },
    none: { zh: "平台的物流公司都已关联", en: "The shop has every company of the platform already" },
    empty: { zh: "暂无物流公司", en: "No express companies yet" },
    emptyHint: { zh: "关联平台的物流公司后，发货时可以选择", en: "Add companies of the platform, to choose from when you send an order." },
    name: { zh: "物流公司", en: "Company" },
    code: { zh: "编码", en: "Code" },
    isOpen: { zh: "状态", en: "State" },
    open: { zh: "开启", en: "Open" },
    closed: { zh: "关闭", en: "Closed" },
    isDefault: { zh: "默认", en: "Default" },
    setDefault: { zh: "设为默认", en: "Set as default" },
    unsetDefault: { zh: "取消默认", en: "Unset default" },
    switchNamed: { zh: "开启或关闭 {{name}}", en: "Open or close {{name}}" },
    removeQuestion: { zh: "确定要删除物流公司“{{name}}”吗？", en: "Take “{{name}}” out of the shop's companies?" },
    removeHint: { zh: "已发货的订单不受影响，之后可以重新关联", en: "Orders that were sent keep it, and it can be added again." },
  },
});

/** A key of the express company texts. */
export type ShippingTextKey = TextKey<typeof shippingText.zh>;
