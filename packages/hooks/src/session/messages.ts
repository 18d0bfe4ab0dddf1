import { catalogue } from "../core/catalogue";

/** The sentences of logging in and out. */
export const sessionText = catalogue("session", {
  zh: {
    login: {
      title: "登录",
      heading: "欢迎回来",
      hint: "登录后继续打理你的店铺",
      slogan: "生意，一手掌握",
      promise: "商品、订单、营销与资金，尽在一处",
      account: "用户名",
      password: "密码",
      captcha: "验证码",
      submit: "登录",
      running: "正在登录中...",
      accountRequired: "请输入用户名",
      passwordRequired: "请输入密码",
      captchaRequired: "请输入正确的验证码",
      captchaReload: "看不清？换一张",
      showPassword: "显示密码",
      hidePassword: "隐藏密码",
    },
    logout: { title: "提示", question: "此操作将退出登录, 是否继续?", confirm: "确认", cancel: "取消", running: "退出中" },
    failures: {
      expired: "无效的会话，或者登录已过期，请重新登录。",
      noInfo: "Verification failed, please Login again.",
      noRoles: "getInfo: roles must be a non-null array!",
      unknown: "Has Error",
    },
  },
  en: {
    login: {
      title: "Log in",
      heading: "Welcome back",
      hint: "Log in to look after your shop",
      slogan: "Your trade, well in hand",
      promise: "Goods, orders, marketing and money in one place",
      account: "User name",
      password: "Password",
      captcha: "Captcha",
      submit: "Log in",
      running: "Logging in...",
      accountRequired: "please enter your user name",
      passwordRequired: "please enter your password",
      captchaRequired: "Enter the captcha correctly",
      captchaReload: "Another picture",
      showPassword: "Show password",
      hidePassword: "Hide password",
    },
    logout: { title: "Notice", question: "This logs you out. Continue?", confirm: "Log out", cancel: "Cancel", running: "Logging out" },
    failures: {
      expired: "invalid session, or session has expired, please log in again.",
      noInfo: "Verification failed, please Login again.",
      noRoles: "getInfo: roles must be a non-null array!",
      unknown: "Has Error",
    },
  },
});
