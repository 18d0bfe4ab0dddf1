import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue } from "../texts";

/** The texts of template forms, and of the page that previews a template. */
export const formText = catalogue("forms", {
  gaps: {
    layout: { zh: "没有与{{what}}匹配的layout", en: "No layout matches {{what}}" },
    tag: {
      zh: "控件“{{label}}”的类型 {{what}} 无法识别，未显示",
      en: "“{{label}}” is a {{what}}, which is not known here, and is left out.",
    },
    model: { zh: "控件“{{label}}”没有可用的字段名，未显示", en: "“{{label}}” has no usable key and is left out." },
    twice: {
      zh: "控件“{{label}}”的字段名 {{what}} 已被使用，未显示",
      en: "The key {{what}} of “{{label}}” is taken already; it is left out.",
    },
    node: { zh: "这一项不是表单控件，未显示", en: "This part is no form control and is left out." },
    deep: {
      zh: "行容器“{{label}}”嵌套超过 {{what}} 层，未显示",
      en: "The row “{{label}}” lies more than {{what}} rows deep and is left out.",
    },
    many: { zh: "内容超过 {{what}} 项，其余未显示", en: "There are more than {{what}} parts; the rest is left out." },
    option: {
      zh: "“{{label}}”的选项“{{what}}”缺少值或重复，未显示",
      en: "The option “{{what}}” of “{{label}}” has no value of its own and is left out.",
    },
    link: {
      zh: "“{{label}}”的提示链接不是 http 或 https 地址，未使用：{{what}}",
      en: "The link of “{{label}}” is no http or https address and is not used: {{what}}",
    },
    pattern: {
      zh: "“{{label}}”的校验规则无法使用，提交时不会检查：{{what}}",
      en: "A rule of “{{label}}” cannot be used, so nothing is checked by it: {{what}}",
    },
  },
  faults: {
    json: { zh: "表单内容不是有效的 JSON，请检查后重新发送", en: "The form is not valid JSON. Check it and send it again." },
    shape: { zh: "表单内容里没有 fields 列表，请检查后重新发送", en: "The form has no list of fields. Check it and send it again." },
    stored: {
      zh: "表单模板的内容有误，无法显示，请联系平台处理",
      en: "This form template is damaged and cannot be shown. Ask the platform to mend it.",
    },
    empty: { zh: "表单里还没有控件", en: "There are no controls in this form yet." },
  },
  issues: { zh: "有 {{count}} 处需要处理", en: "{{count}} {{count|thing needs|things need}} attention" },
  controls: {
    tip: { zh: "说明：{{text}}", en: "Help: {{text}}" },
    opensElsewhere: { zh: "在新标签页打开", en: "opens in a new tab" },
    increase: { zh: "增加", en: "Increase" },
    decrease: { zh: "减少", en: "Decrease" },
    least: { zh: "{{label}}最小值", en: "Minimum of {{label}}" },
    most: { zh: "{{label}}最大值", en: "Maximum of {{label}}" },
    rate: { zh: "{{count}} 分", en: "{{count}} {{count|star|stars}}" },
    noRate: { zh: "未评分", en: "Not rated" },
    addDay: { zh: "添加日期", en: "Add a day" },
    start: { zh: "开始", en: "Start" },
    end: { zh: "结束", en: "End" },
    year: { zh: "年", en: "Year" },
    addressesPlaceholder: {
      zh: "每行一个以 http:// 或 https:// 开头的地址",
      en: "One address a line, each beginning with http:// or https://",
    },
    addressPlaceholder: { zh: "请输入以 http:// 或 https:// 开头的地址", en: "An address that begins with http:// or https://" },
    color: { zh: "颜色值", en: "Value" },
    colorArea: { zh: "颜色面板", en: "Shade" },
    hue: { zh: "色相", en: "Hue" },
    alpha: { zh: "透明度", en: "Opacity" },
    chooseColor: { zh: "选择颜色", en: "Choose a colour" },
    noColor: { zh: "未选择", en: "None" },
  },
  preview: {
    title: pageTitles["/preview"],
    waiting: { zh: "等待表单配置", en: "Waiting for a form" },
    waitingHint: {
      zh: "在表单设计器中点击预览，表单会显示在这里；配置改变后会自动更新",
      en: "Press preview in the form designer: the form appears here, and follows every change of it.",
    },
    submitted: { zh: "提交的内容", en: "Submitted" },
    submittedHint: {
      zh: "预览不会保存任何数据，这是提交时会发送的值",
      en: "A preview saves nothing. These are the values that a submit would send.",
    },
  },
});
