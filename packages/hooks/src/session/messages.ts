import { catalogue } from "../texts/catalogue";

/** Texts of login and logout. */
export const sessionText = catalogue("session", {
  login: {
    heading: { zh: "欢迎回来", en: "Welcome back" },
    hint: { zh: "登录后继续打理你的店铺", en: "Log in to look after your shop" },
    slogan: { zh: "生意，一手掌握", en: "Your trade, well in hand" },
    promise: { zh: "商品、订单、营销与资金，尽在一处", en: "Goods, orders, marketing and money in one place" },
    account: { zh: "用户名", en: "User name" },
    password: { zh: "密码", en: "Password" },
    captcha: { zh: "验证码", en: "Captcha" },
    submit: { zh: "登录", en: "Log in" },
    running: { zh: "正在登录中...", en: "Logging in..." },
    accountRequired: { zh: "请输入用户名", en: "please enter your user name" },
    passwordRequired: { zh: "请输入密码", en: "please enter your password" },
    captchaRequired: { zh: "请输入正确的验证码", en: "Enter the captcha correctly" },
    factor: { zh: "两步验证码", en: "Code of the second factor" },
    factorHint: {
      zh: "请打开身份验证器，输入 6 位验证码。手机不在身边时，可以输入恢复码。",
      en: "Open your authenticator app and enter its 6 digits. Without your phone, enter a recovery code.",
    },
    factorRequired: { zh: "请输入两步验证码", en: "Enter the code of your second factor" },
    captchaReload: { zh: "看不清？换一张", en: "Another picture" },
    showPassword: { zh: "显示密码", en: "Show password" },
    hidePassword: { zh: "隐藏密码", en: "Hide password" },
    forgot: { zh: "忘记密码", en: "Forgot your password?" },
    otherLanguage: { zh: "English", en: "中文" },
  },
  forgot: {
    title: { zh: "忘记密码", en: "Forgot your password?" },
    clerk: { zh: "我是店员", en: "I work for the shop" },
    clerkHow: {
      zh: "请联系店主，在“设置 - 管理权限 - 管理员列表”中为你修改密码。用店主给的初始密码登录后，再改成自己的密码。",
      en: "Ask the shop's owner to set a new one under Settings, Permissions, Admins. Log in with it, then choose your own.",
    },
    owner: { zh: "我是店主", en: "I own the shop" },
    ownerHow: {
      zh: "请联系平台，在服务器上运行下面的命令。它会显示一次初始密码，并退出这个账号的所有登录设备。",
      en: "Ask the platform to run this command on its server. It shows a temporary password once, and ends all sessions of the account.",
    },
    command: { zh: "pnpm shop reset --account <用户名>", en: "pnpm shop reset --account <user name>" },
    known: { zh: "知道了", en: "Got it" },
  },
  relogin: {
    title: { zh: "请重新登录", en: "Log in again" },
    hint: {
      zh: "登录已过期。登录后接着刚才的操作，填写的内容都在。",
      en: "Your session has ended. Log in to go on where you were; what you typed is still there.",
    },
    firstHint: { zh: "登录后即可使用当前页面", en: "Log in to use this page" },
    other: {
      zh: "换一个账号登录会离开当前页面，未保存的内容不会带走。",
      en: "Another account leaves this page, and what is unsaved does not go along.",
    },
    leave: { zh: "离开页面", en: "Leave the page" },
  },
  firstPassword: {
    title: { zh: "请修改初始密码", en: "Choose your own password" },
    hint: {
      zh: "账号 {{account}} 的密码由他人设置。改成只有你知道的密码后，才能继续使用。",
      en: "Someone else set the password of {{account}}. Choose one that only you know to go on.",
    },
    old: { zh: "初始密码", en: "Temporary password" },
    oldPlaceholder: { zh: "刚才登录时使用的密码", en: "The one you have just logged in with" },
    submit: { zh: "确认修改", en: "Save password" },
    logOut: { zh: "退出登录", en: "Log out" },
    done: { zh: "密码已修改", en: "The password is changed" },
  },
  logout: {
    title: { zh: "提示", en: "Notice" },
    question: { zh: "此操作将退出登录, 是否继续?", en: "This logs you out. Continue?" },
    unsaved: { zh: "有页面的内容还没有保存，退出后不会提交。", en: "A page has unsaved content. It will not be submitted." },
    confirm: { zh: "确认", en: "Log out" },
    running: { zh: "退出中", en: "Logging out" },
  },
  failures: {
    expired: { zh: "无效的会话，或者登录已过期，请重新登录。", en: "invalid session, or session has expired, please log in again." },
    noInfo: { zh: "Verification failed, please Login again.", en: "Verification failed, please Login again." },
    noRoles: { zh: "getInfo: roles must be a non-null array!", en: "getInfo: roles must be a non-null array!" },
    unknown: { zh: "Has Error", en: "Has Error" },
  },
});
