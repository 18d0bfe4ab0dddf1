import { deviceRuleMessages } from "@shopkeeper/sdk/rules/devices";
import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the device and consumable screens. */
export const deviceText = catalogue("devices", {
  fields: {
    name: { zh: "设备名称", en: "Device" },
    kind: { zh: "设备类型", en: "Kind" },
    place: { zh: "安装位置", en: "Place" },
    state: { zh: "状态", en: "State" },
    alarms: { zh: "告警", en: "Alarms" },
    readings: { zh: "近 6 小时读数", en: "Last 6 hours" },
    lastTime: { zh: "最近上报", en: "Last report" },
    token: { zh: "令牌", en: "Token" },
    createTime: { zh: "登记时间", en: "Registered" },
  },
  list: {
    title: pageTitles["/dataMonitor/deviceRealTime"],
    empty: { zh: "暂未接入设备数据", en: "No device is connected yet" },
    emptyHint: {
      zh: "登记设备后会得到一个令牌，设备用它每分钟上报一次数据，几秒内显示在这里",
      en: "Register a device to get its token. It reports with it once a minute and shows here within seconds.",
    },
    all: { zh: "全部", en: "All" },
    allKinds: { zh: "全部类型", en: "All kinds" },
    states: { zh: "设备状态", en: "Device states" },
    keywords: { zh: "设备搜索", en: "Search" },
    keywordsHint: { zh: "名称或位置", en: "Name or place" },
    noAlarm: { zh: "正常", en: "Fine" },
    noToken: { zh: "无令牌", en: "No token" },
    hasToken: { zh: "已生成", en: "Made" },
    trend: {
      zh: "{{metric}} {{value}}，近 6 小时 {{least}} 到 {{most}}",
      en: "{{metric}} {{value}}, from {{least}} to {{most}} in 6 hours",
    },
    live: { zh: "每 5 秒自动更新", en: "Updates every 5 seconds" },
  },
  troubles: {
    label: { zh: "当前告警", en: "What is wrong" },
    title: { zh: "{{count}} 项需要处理", en: "{{count}} {{count|thing needs|things need}} attention" },
    none: { zh: "{{count}} 台设备都正常", en: "All is well with {{count}} {{count|device|devices}}" },
    more: { zh: "还有 {{count}} 项", en: "{{count}} more" },
  },
  remove: {
    question: { zh: "确定要删除设备“{{name}}”吗？", en: "Delete the device “{{name}}”?" },
    hint: { zh: "令牌立即失效，读数和耗材一起消失", en: "Its token is dead at once; its readings and consumables go with it." },
  },
  form: {
    addTitle: { zh: "登记设备", en: "Register a device" },
    editTitle: { zh: "编辑设备", en: "Edit device" },
    viewTitle: { zh: "设备详情", en: "Device" },
    placeHint: { zh: "例如：一楼收银台", en: "Such as: counter, ground floor" },
  },
  token: {
    title: { zh: "接入设备", en: "Connect the device" },
    once: {
      zh: "令牌只显示这一次，关闭后无法再查看，可以重新生成。",
      en: "The token is shown this once. It cannot be seen again, only made anew.",
    },
    curl: { zh: "在设备上运行这行命令，几秒后列表中就会显示在线：", en: "Run this on the device. It shows as online within seconds:" },
    fields: {
      zh: "readings 可用 {{metrics}}；consumables 可用 {{consumables}}；alarms 可用 {{alarms}}。建议每分钟上报一次，最多每秒一次。",
      en: "readings takes {{metrics}}; consumables takes {{consumables}}; alarms takes {{alarms}}. Report once a minute, at most once a second.",
    },
    renew: { zh: "生成令牌", en: "Make a token" },
    renewQuestion: {
      zh: "重新生成“{{name}}”的令牌？旧令牌立即失效。",
      en: "Make a new token for “{{name}}”? The old one is dead at once.",
    },
    revoke: { zh: "吊销令牌", en: "Revoke the token" },
    revokeQuestion: { zh: "吊销“{{name}}”的令牌？设备将不能再上报。", en: "Revoke the token of “{{name}}”? It can no longer report." },
    revoked: { zh: "令牌已吊销", en: "The token is revoked" },
    made: { zh: "我已保存", en: "I have kept it" },
  },
  detail: {
    hours: { zh: "时间范围", en: "Range" },
    hoursValue: { zh: "{{count}} 小时", en: "{{count}} {{count|hour|hours}}" },
    chart: { zh: "{{metric}}，近 {{hours}} 小时", en: "{{metric}} over {{hours}} hours" },
    noReadings: { zh: "还没有上报读数", en: "No readings yet" },
    alarms: { zh: "最近告警", en: "Last alarms" },
    noAlarms: { zh: "没有告警记录", en: "No alarms so far" },
    start: { zh: "开始", en: "Began" },
    end: { zh: "结束", en: "Ended" },
    lasting: { zh: "持续中", en: "Goes on" },
  },
  consumables: {
    kind: { zh: "耗材", en: "Consumable" },
    level: { zh: "剩余量", en: "Left" },
    levelOf: { zh: "剩余 {{level}} {{unit}}，满量 {{capacity}}", en: "{{level}} {{unit}} of {{capacity}} left" },
    trend: { zh: "近两周", en: "Two weeks" },
    perDay: { zh: "日均消耗", en: "Used a day" },
    runsOut: { zh: "预计用完", en: "Runs out" },
    inDays: { zh: "还剩 {{count}} 天", en: "in {{count}} {{count|day|days}}" },
    today: { zh: "今天用完", en: "today" },
    unknown: { zh: "数据不足", en: "Not known yet" },
    refillTime: { zh: "最近补充", en: "Last refill" },
    never: { zh: "未补充", en: "Never" },
    empty: { zh: "已用完", en: "Empty" },
    low: { zh: "不足", en: "Low" },
    enough: { zh: "充足", en: "Enough" },
  },
  consumableList: {
    title: pageTitles["/dataMonitor/consumable"],
    empty: { zh: "暂未接入设备数据", en: "No device is connected yet" },
    emptyHint: {
      zh: "设备上报 consumables 后，耗材会自动出现在这里，并预测哪天用完",
      en: "Once a device reports consumables they appear here, with the day on which they run out.",
    },
    refill: { zh: "登记补充", en: "Note a refill" },
    limits: { zh: "设置", en: "Limits" },
    history: { zh: "补充记录", en: "Refills" },
  },
  refill: {
    title: { zh: "登记补充", en: "Note a refill" },
    amount: { zh: "补充量", en: "Put in" },
    note: { zh: "备注", en: "Note" },
    amountHelp: {
      zh: "现有 {{level}} {{unit}}，满量 {{capacity}} {{unit}}",
      en: "{{level}} {{unit}} now; a full one holds {{capacity}} {{unit}}",
    },
    historyTitle: { zh: "{{name}} 的补充记录", en: "Refills of {{name}}" },
    none: { zh: "还没有补充记录", en: "No refills yet" },
    time: { zh: "时间", en: "When" },
    after: { zh: "补充后", en: "Afterwards" },
    source: { zh: "来源", en: "By" },
  },
  limits: {
    title: { zh: "耗材设置", en: "Limits of a consumable" },
    capacity: { zh: "满量", en: "A full one" },
    warnAt: { zh: "预警线", en: "Low from" },
    warnAtHelp: { zh: "剩余量到这里就告警", en: "From this level down it is an alarm." },
  },
  problems: {
    nameEmpty: { zh: "请输入设备名称", en: "Enter a name." },
    nameLong: { zh: "设备名称最多 {{max}} 个字", en: "At most {{max}} characters." },
    kindEmpty: { zh: "请选择设备类型", en: "Choose a kind." },
    ...deviceRuleMessages,
  },
});

/** A key of the device texts. */
export type DeviceTextKey = TextKey<typeof deviceText.zh>;
