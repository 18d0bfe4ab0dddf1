/** The sentences of problems of a role. */
export const roleRuleMessages = {
  roleNameEmpty: { zh: "请填写角色名称", en: "Enter a name." },
  rulesEmpty: { zh: "请至少选择一个菜单权限", en: "Choose at least one menu." },
};

/** The menus that only one account may grant, by the names that servers use (specification, section 6). */
export const grantorsMenus = ["设置", "管理员列表", "身份管理", "管理权限", "权限规则"];
