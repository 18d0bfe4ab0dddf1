import { catalogue } from "./catalogue";

/** Texts of the shared controls of forms and filters; separate from `coreText`, so that they load only with them. */
export const controlText = catalogue("controls", {
  switch: {
    on: { zh: "是", en: "Yes" },
    off: { zh: "否", en: "No" },
  },
  ago: {
    now: { zh: "刚刚", en: "just now" },
    minutes: { zh: "{{count}}分钟前", en: "{{count}} min ago" },
    hours: { zh: "{{count}}小时前", en: "{{count}} h ago" },
    yesterday: { zh: "1天前", en: "1 day ago" },
  },
  span: {
    minutes: { zh: "{{count}}分钟", en: "{{count}} {{count|minute|minutes}}" },
    hours: { zh: "{{count}}小时", en: "{{count}} {{count|hour|hours}}" },
    days: { zh: "{{count}}天", en: "{{count}} {{count|day|days}}" },
  },
  remove: { zh: "移除 {{name}}", en: "Remove {{name}}" },
  region: { zh: "请选择省 / 市 / 区", en: "Choose province, city, district" },
  steps: {
    previous: { zh: "上一步", en: "Back" },
    next: { zh: "下一步", en: "Next" },
    errors: { zh: "{{step}}，{{count}} 处需要修改", en: "{{step}}, {{count}} to change" },
  },
  timeRange: {
    label: { zh: "时间段", en: "Hours" },
    start: { zh: "起始时间", en: "Start time" },
    end: { zh: "结束时间", en: "End time" },
    cleared: { zh: "起始时间不早于结束时间，请重新选择结束时间", en: "It starts no earlier than it would end. Choose the end time again." },
  },
  dateLimit: {
    label: { zh: "时间选择", en: "Period" },
    presets: { zh: "常用时间", en: "Common periods" },
    days: { zh: "自定义日期", en: "Custom range" },
    yesterday: { zh: "昨天", en: "Yesterday" },
    lately7: { zh: "最近7天", en: "Last 7 days" },
    month: { zh: "本月", en: "This month" },
    lately30: { zh: "最近30天", en: "Last 30 days" },
    lastYear: { zh: "去年", en: "Last year" },
  },
  dates: {
    // dayjs formats
    formats: { weekday: { zh: "ddd", en: "ddd" }, full: { zh: "M月D日dddd", en: "dddd, MMMM D" } },
    start: { zh: "开始日期", en: "Start date" },
    end: { zh: "结束日期", en: "End date" },
    clear: { zh: "清空日期", en: "Clear the dates" },
    open: { zh: "打开日历", en: "Open the calendar" },
    calendar: { zh: "日历", en: "Calendar" },
    previous: {
      day: { zh: "上个月", en: "Previous month" },
      month: { zh: "上一年", en: "Previous year" },
      year: { zh: "前十年", en: "Previous decade" },
    },
    next: {
      day: { zh: "下个月", en: "Next month" },
      month: { zh: "下一年", en: "Next year" },
      year: { zh: "后十年", en: "Next decade" },
    },
    view: {
      day: { zh: "选择月份", en: "Choose a month" },
      month: { zh: "选择年份", en: "Choose a year" },
      year: { zh: "选择年份", en: "Choose a year" },
    },
    time: { start: { zh: "起始时刻", en: "Start time" }, end: { zh: "结束时刻", en: "End time" } },
  },
  icons: {
    label: { zh: "图标", en: "Icon" },
    placeholder: { zh: "请选择图标", en: "Choose an icon" },
    search: { zh: "输入关键词搜索,注意全是英文", en: "Search by keyword, in English" },
    none: { zh: "没有匹配的图标", en: "No icon matches" },
    noneHint: { zh: "换一个英文单词试试，例如 home、order、user", en: "Try another English word: home, order, user" },
    found: { zh: "共 {{count}} 个图标", en: "{{count}} {{count|icon|icons}}" },
    loading: { zh: "正在加载图标", en: "Loading icons" },
    clear: { zh: "清除所选图标", en: "Clear the icon" },
  },
  keywords: {
    label: { zh: "关键字", en: "Keywords" },
    placeholder: { zh: "输入后回车", en: "Type, then press Enter" },
    list: { zh: "已添加的关键字", en: "Keywords" },
    added: { zh: "已添加 {{names}}", en: "Added {{names}}" },
    removed: { zh: "已移除 {{names}}", en: "Removed {{names}}" },
    known: { zh: "{{names}} 已经添加过", en: "{{names}} is there already" },
    full: {
      count: { zh: "最多添加 {{max}} 个关键字，请先移除一些", en: "At most {{max}} keywords. Remove some first." },
      length: {
        zh: "每个关键字最多 {{max}} 个字，请缩短后再回车",
        en: "A keyword has at most {{max}} characters. Shorten it, then press Enter.",
      },
      total: {
        zh: "全部关键字加起来最多 {{max}} 个字，请先移除一些",
        en: "All keywords together have at most {{max}} characters. Remove some first.",
      },
    },
  },
  cascader: {
    clear: { zh: "清空所选", en: "Clear everything chosen" },
    count: { zh: "已选 {{count}} 项", en: "{{count}} chosen" },
    more: { zh: "还有 {{count}} 项：{{names}}", en: "{{count}} more: {{names}}" },
    done: { zh: "完成", en: "Done" },
  },
  remote: {
    loading: { zh: "正在加载...", en: "Loading..." },
    none: { zh: "没有匹配的选项，换个词试试", en: "Nothing matches. Try another word." },
    found: { zh: "已加载 {{count}} 个选项", en: "{{count}} {{count|option|options}} loaded" },
  },
  userSearch: {
    type: { zh: "搜索类型", en: "Search by" },
    content: { zh: "用户信息", en: "User" },
    placeholder: { zh: "请输入用户信息", en: "Enter what to look for" },
  },
  stars: {
    label: { zh: "星级", en: "Stars" },
    nth: { zh: "{{count}} 星", en: "{{count}} {{count|star|stars}}" },
    none: { zh: "不限星级", en: "Any stars" },
  },
  prompt: {
    tooLong: { zh: "输入限制{{max}}字以内", en: "At most {{max}} characters" },
    soon: { zh: "即将执行，3 秒内可以撤回", en: "About to run; you can take it back for 3 seconds" },
    takeBack: { zh: "撤回", en: "Take back" },
  },
});
