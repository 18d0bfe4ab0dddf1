/** A field as the form generators write it. */
export const described = (tag: string, model: string, label: string, config: object = {}, attributes: object = {}) => ({
  __config__: { label, tag, layout: "colFormItem", span: 24, showLabel: true, regList: [], required: false, ...config },
  ...attributes,
  __vModel__: model,
});

/** A row of fields. */
export const row = (children: readonly object[], config: object = {}, attributes: object = {}) => ({
  __config__: { layout: "rowFormItem", children, ...config },
  ...attributes,
});

const options = [
  { label: "龙井", value: 1 },
  { label: "碧螺春", value: 2 },
  { label: "已停产的老茶", value: 3, disabled: true },
];

const areas = [
  {
    value: 330000,
    label: "浙江省",
    children: [
      {
        value: 330100,
        label: "杭州市",
        children: [
          { value: 330106, label: "西湖区" },
          { value: 330108, label: "滨江区" },
        ],
      },
      { value: 330200, label: "宁波市" },
    ],
  },
  { value: 350000, label: "福建省", children: [{ value: 350100, label: "福州市" }] },
];

/** One field of every kind of text and number input. */
export const fieldsByType = [
  described(
    "el-input",
    "name",
    "店铺名称",
    { required: true },
    { placeholder: "请输入店铺名称", maxlength: 20, "show-word-limit": true, clearable: true },
  ),
  described(
    "el-input",
    "phone",
    "联系电话",
    { regList: [{ pattern: "/^1[3-9]\\d{9}$/", message: "请输入正确的手机号" }], tips: true, tipsDesc: "买家下单后会看到这个电话" },
    { placeholder: "请输入联系电话" },
  ),
  described(
    "el-input",
    "site",
    "网址",
    { tips: true, tipsIsLink: true, tipsDesc: "查看填写说明", tipsLink: "https://example.com/help" },
    { __slot__: { prepend: "https://", append: ".com" }, placeholder: "example" },
  ),
  described(
    "el-input",
    "about",
    "店铺简介",
    {},
    { type: "textarea", maxlength: 200, "show-word-limit": true, placeholder: "请输入店铺简介", autosize: { minRows: 3 } },
  ),
  described("el-input", "secret", "支付密码", {}, { "show-password": true, placeholder: "请输入支付密码" }),
  described("el-input-number", "stock", "警戒库存", { defaultValue: 5 }, { min: -10, max: 100, step: 0.5, precision: 1 }),
];

/** One field of every kind of choice. */
export const chosenFields = [
  described("el-select", "tea", "主营品类", { required: true }, { placeholder: "请选择主营品类", __slot__: { options } }),
  described("el-select", "search", "可搜索", {}, { placeholder: "请选择", filterable: true, __slot__: { options } }),
  described("el-select", "teas", "兼营品类", { defaultValue: [1] }, { placeholder: "请选择", multiple: true, __slot__: { options } }),
  described("el-cascader", "area", "所在地区", {}, { placeholder: "请选择所在地区", options: areas, props: { props: {} } }),
  described("el-cascader", "areas", "配送地区", {}, { placeholder: "请选择", options: areas, props: { props: { multiple: true } } }),
  described("el-radio-group", "kind", "主体类型", { required: true, defaultValue: 1 }, { __slot__: { options } }),
  described(
    "el-radio-group",
    "joined",
    "服务时间",
    { optionType: "button", defaultValue: "day" },
    {
      __slot__: {
        options: [
          { label: "白天", value: "day" },
          { label: "全天", value: "all" },
        ],
      },
    },
  ),
  described(
    "el-checkbox-group",
    "services",
    "服务承诺",
    { required: true, defaultValue: [] },
    { max: 2, __slot__: { options: ["七天退货", "正品保证", "极速退款"] } },
  ),
  described(
    "el-switch",
    "open",
    "营业中",
    { defaultValue: 1 },
    { "active-value": 1, "inactive-value": 0, "active-text": "营业", "inactive-text": "休息" },
  ),
];

/** One field of every kind of time and day input. */
export const momentFields = [
  described(
    "el-time-picker",
    "time",
    "开门时间",
    { required: true },
    { placeholder: "请选择", "picker-options": { selectableRange: "06:00:00-12:00:00" }, "value-format": "HH:mm:ss" },
  ),
  described(
    "el-time-picker",
    "hours",
    "营业时间",
    { defaultValue: ["09:00", "21:00"] },
    { "is-range": true, "start-placeholder": "开始时间", "end-placeholder": "结束时间", "value-format": "HH:mm" },
  ),
  described("time-select", "pickUp", "取件时间", {}, { placeholder: "请选择取件时间" }),
  described("el-date-picker", "day", "开业日期", { required: true }, { placeholder: "请选择开业日期", "value-format": "yyyy-MM-dd" }),
  described(
    "el-date-picker",
    "window",
    "活动日期",
    {},
    { type: "daterange", "start-placeholder": "开始日期", "end-placeholder": "结束日期" },
  ),
  described("el-date-picker", "moment", "发布时间", { defaultValue: 1777593600000 }, { type: "datetime", "value-format": "timestamp" }),
  described("el-date-picker", "month", "账单月份", { defaultValue: "2026-05" }, { type: "month" }),
  described("el-date-picker", "week", "排班周", { defaultValue: "2026-05-04" }, { type: "week" }),
  described("el-date-picker", "year", "年份", { defaultValue: "2026" }, { type: "year" }),
  described("el-date-picker", "days", "休息日", { defaultValue: ["2026-05-01"] }, { type: "dates" }),
];

/** The controls with a chunk of their own. */
export const heavyFields = [
  described("el-slider", "discount", "折扣", { defaultValue: 80 }, { min: 10, max: 100, step: 5 }),
  described("el-slider", "prices", "价格区间", { defaultValue: [20, 60] }, { range: true }),
  described("el-rate", "stars", "服务评分", { required: true }, { "show-score": true }),
  described("el-rate", "half", "物流评分", { defaultValue: 3.5 }, { "allow-half": true }),
  described("el-color-picker", "color", "主题色", { defaultValue: "#409eff" }, { predefine: ["#f04438", "#12b76a"] }),
  described("el-color-picker", "mask", "遮罩颜色", {}, { "show-alpha": true }),
];

/** Files and pictures. */
export const uploadFields = [
  described("upload-file", "licence", "合同", { required: true, buttonText: "点击上传" }, { accept: ".pdf" }),
  described("self-upload", "logo", "店铺标志", { required: true }),
  described("self-upload", "photos", "店铺照片", {}, { multiple: true }),
];

/** A content of these fields. */
export const contentOf = (fields: readonly unknown[], form: object = {}) => ({
  fields,
  formRef: "elForm",
  formModel: "formData",
  size: "small",
  labelPosition: "right",
  labelWidth: 100,
  gutter: 16,
  disabled: false,
  formBtns: true,
  ...form,
});
