import { catalogue, type TextKey } from "../core";

/** What the screen of guarantee groups and its dialog say. */
export const guaranteeText = catalogue("guarantees", {
  zh: {
    fields: { id: "ID", name: "组合名称", services: "保障服务", createTime: "创建时间" },
    service: { id: "ID", name: "服务条款", content: "服务内容描述" },
    list: {
      title: "保障服务",
      add: "添加保障服务",
      edit: "编辑",
      view: "详情",
      remove: "删除",
      empty: "暂无保障服务组合",
      emptyHint: "把常用的保障服务存成组合，添加商品时一次选好",
      gone: "该数据已无效",
      unknown: "服务 {{id}}",
      invalid: "{{name}}（该数据已无效）",
    },
    remove: { question: "删除当前保障服务吗", hint: "删除后不能恢复；正在被商品使用的组合不能删除" },
    form: {
      addTitle: "添加保障服务",
      editTitle: "编辑保障服务",
      viewTitle: "保障服务详情",
      name: "组合名称",
      namePlaceholder: "请填写组合名称",
      services: "服务列表",
      servicesEmpty: "平台还没有提供保障服务",
      count: "已选 {{count}} 项服务",
      goneHint: "已无效的服务可以取消选择，取消后不能再选",
    },
    problems: { nameEmpty: "请填写组合名称", nameLong: "组合名称最多 {{max}} 个字", none: "请至少选择一个服务选项" },
  },
  en: {
    fields: { id: "ID", name: "Group", services: "Services", createTime: "Created" },
    service: { id: "ID", name: "Service", content: "What it promises" },
    list: {
      title: "Guarantee groups",
      add: "Add guarantee group",
      edit: "Edit",
      view: "Details",
      remove: "Delete",
      empty: "No guarantee groups yet",
      emptyHint: "Keep the services you often promise as a group, and give them to a product at once",
      gone: "No longer valid",
      unknown: "Service {{id}}",
      invalid: "{{name}} (no longer valid)",
    },
    remove: { question: "Delete this guarantee group?", hint: "This cannot be undone. A group that products use cannot be deleted." },
    form: {
      addTitle: "Add guarantee group",
      editTitle: "Edit guarantee group",
      viewTitle: "Guarantee group",
      name: "Group",
      namePlaceholder: "Enter a name",
      services: "Services",
      servicesEmpty: "The platform offers no guarantees yet",
      count: "{{count}} {{count|service|services}} chosen",
      goneHint: "A service that is no longer valid can be taken out, and not be chosen again.",
    },
    problems: { nameEmpty: "Enter a name", nameLong: "The name takes at most {{max}} characters", none: "Choose at least one service" },
  },
});

/** The name of a sentence about guarantee groups. */
export type GuaranteeTextKey = TextKey<typeof guaranteeText.zh>;
