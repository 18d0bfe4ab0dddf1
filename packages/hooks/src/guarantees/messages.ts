import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the guarantee group screen and its dialog. */
export const guaranteeText = catalogue("guarantees", {
  list: {
    title: pageTitles["/product/guarantee/group"],
    empty: { zh: "暂无保障服务组合", en: "No guarantee groups yet" },
    emptyHint: {
      zh: "把常用的保障服务存成组合，添加商品时一次选好",
      en: "Keep the services you often promise as a group, and give them to a product at once",
    },
    gone: { zh: "该数据已无效", en: "No longer valid" },
    unknown: { zh: "服务 {{id}}", en: "Service {{id}}" },
    invalid: { zh: "{{name}}（该数据已无效）", en: "{{name}} (no longer valid)" },
  },
  remove: {
    question: { zh: "确定删除保障服务“{{name}}”吗？", en: "Delete the guarantee group “{{name}}”?" },
    hint: { zh: "删除后不能恢复；正在被商品使用的组合不能删除", en: "This cannot be undone. A group that products use cannot be deleted." },
  },
  form: {
    addTitle: { zh: "添加保障服务", en: "Add guarantee group" },
    editTitle: { zh: "编辑保障服务", en: "Edit guarantee group" },
    viewTitle: { zh: "保障服务详情", en: "Guarantee group" },
    servicesEmpty: { zh: "平台还没有提供保障服务", en: "The platform offers no guarantees yet" },
    count: { zh: "已选 {{count}} 项服务", en: "{{count}} {{count|service|services}} chosen" },
    goneHint: {
      zh: "已无效的服务可以取消选择，取消后不能再选",
      en: "A service that is no longer valid can be taken out, and not be chosen again.",
    },
  },
});

export type GuaranteeTextKey = TextKey<typeof guaranteeText.zh>;
