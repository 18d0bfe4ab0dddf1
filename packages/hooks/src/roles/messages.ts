import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { roleRuleMessages } from "@shopkeeper/sdk/rules/roles";
import { catalogue, type TextKey } from "../texts";

/** Texts of the screen of roles and its dialogs. */
export const roleText = catalogue("roles", {
  fields: {
    roleName: { zh: "角色昵称", en: "Role" },
    status: { zh: "状态", en: "Status" },
    createTime: { zh: "创建时间", en: "Created" },
    updateTime: { zh: "更新时间", en: "Changed" },
    rules: { zh: "菜单权限", en: "Menus" },
  },
  list: {
    title: pageTitles["/operation/roleManager/identityManager"],
    empty: { zh: "暂无身份", en: "No roles yet" },
    emptyHint: {
      zh: "身份决定管理员能看到哪些菜单、能做哪些操作",
      en: "A role decides which menus administrators see, and what they may do.",
    },
    namePlaceholder: { zh: "请输入角色昵称", en: "Enter a name" },
    statusAll: { zh: "全部", en: "All" },
    on: { zh: "开启", en: "On" },
    off: { zh: "关闭", en: "Off" },
    switchNamed: { zh: "开启或关闭 {{name}}", en: "Switch {{name}} on or off" },
    previewMenus: { zh: "预览菜单", en: "Preview menus" },
    explain: { zh: "权限解释", en: "Explain a right" },
  },
  remove: {
    question: { zh: "确定删除身份“{{name}}”吗？", en: "Delete the role “{{name}}”?" },
    hint: { zh: "正在使用的身份不能删除", en: "A role that someone holds cannot be deleted." },
  },
  form: {
    addTitle: { zh: "添加角色", en: "Add role" },
    editTitle: { zh: "编辑角色", en: "Edit role" },
    viewTitle: { zh: "角色详情", en: "Role" },
    name: { zh: "角色名称", en: "Name" },
    namePlaceholder: { zh: "身份名称", en: "Such as support or warehouse" },
    expand: { zh: "展开/折叠", en: "Expand all" },
    linked: { zh: "父子联动", en: "Link parents and children" },
    count: { zh: "已选 {{count}} 项权限", en: "{{count}} {{count|right|rights}} chosen" },
    beyond: {
      zh: "这个身份包含你没有的权限，你只能查看",
      en: "This role holds rights that you do not have, so you can only look at it.",
    },
    lockHint: { zh: "带锁的菜单不能由你授予，鼠标停留可查看原因", en: "You cannot grant the locked menus. Point at one to read why." },
  },
  tried: {
    title: { zh: "以“{{name}}”身份看到的菜单", en: "The menus of “{{name}}”" },
    hint: { zh: "只是预览：菜单不能点击，内容按已保存的权限显示", en: "A preview of what is saved. Nothing can be opened here." },
    off: { zh: "这个身份已关闭，现在不提供任何权限", en: "This role is off. It grants nothing now." },
    none: { zh: "这个身份看不到任何菜单", en: "This role shows no menus." },
    owners: { zh: "菜单中不显示：仅店铺所有者可打开", en: "Not shown: it opens for the owner alone" },
    lacking: { zh: "菜单中不显示：还缺少页面需要的其他权限", en: "Not shown: the page needs a further right" },
    missing: { zh: "菜单中不显示：控制台没有这个页面", en: "Not shown: this console has no such page" },
    actions: { zh: "可以：{{names}}", en: "May: {{names}}" },
    looksOnly: { zh: "只能查看", en: "May look only" },
  },
  explain: {
    title: { zh: "权限解释", en: "Explain a right" },
    hint: {
      zh: "选择一位管理员和一个页面或操作，查看由哪个身份授予或为什么没有",
      en: "Choose someone and a screen or an action, to see which role grants it or why none does.",
    },
    admin: { zh: "管理员", en: "Administrator" },
    adminPlaceholder: { zh: "请选择管理员", en: "Choose someone" },
    menu: { zh: "页面或操作", en: "Screen or action" },
    menuPlaceholder: { zh: "请选择页面或操作", en: "Choose one" },
    granted: { zh: "可以使用", en: "May use it" },
    refused: { zh: "不能使用", en: "May not use it" },
    owner: { zh: "{{name}} 是店铺所有者，拥有全部权限", en: "{{name}} is the owner and may do everything." },
    disabled: { zh: "{{name}} 的账号已停用，不能登录", en: "The account of {{name}} is disabled and cannot log in." },
    byRole: { zh: "身份“{{role}}”授予了“{{menu}}”", en: "The role “{{role}}” grants “{{menu}}”." },
    roleOff: { zh: "身份“{{role}}”包含“{{menu}}”，但已关闭", en: "The role “{{role}}” holds “{{menu}}”, but it is off." },
    notInRole: { zh: "身份“{{role}}”没有勾选“{{menu}}”", en: "The role “{{role}}” does not hold “{{menu}}”." },
    noRole: { zh: "{{name}} 没有任何身份", en: "{{name}} has no role." },
    owners: {
      zh: "这个页面仅店铺所有者可打开：有了权限，也只能由其他程序调用",
      en: "The screen itself opens for the owner alone. With the right, other programs may make its calls.",
    },
    lacking: {
      zh: "但页面还需要同一页面下的其他权限，控制台中暂不显示",
      en: "The screen needs a further right of the same page, so the console does not show it.",
    },
  },
  problems: roleRuleMessages,
});

/** A key of the role texts. */
export type RoleTextKey = TextKey<typeof roleText.zh>;
