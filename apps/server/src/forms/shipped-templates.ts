interface Described {
  label: string;
  placeholder?: string;
  required?: boolean;
  regList?: readonly { pattern: string; message: string }[];
  tip?: string;
}

const field = (
  tag: string,
  model: string,
  { label, placeholder, required = true, regList = [], tip }: Described,
  attributes: object = {},
) => ({
  __config__: {
    label,
    tag,
    layout: "colFormItem",
    span: 24,
    showLabel: true,
    labelWidth: null,
    required,
    regList,
    ...(tip !== undefined && { tips: true, tipsDesc: tip, tipsIsLink: false }),
  },
  ...(placeholder !== undefined && { placeholder }),
  ...attributes,
  __vModel__: model,
});

const line = (model: string, described: Described, maxlength: number) =>
  field("el-input", model, { placeholder: `请输入${described.label}`, ...described }, { maxlength, clearable: true });

const lines = (model: string, described: Described, maxlength: number) =>
  field(
    "el-input",
    model,
    { placeholder: `请输入${described.label}`, ...described },
    { type: "textarea", maxlength, "show-word-limit": true, autosize: { minRows: 3, maxRows: 6 } },
  );

const picture = (model: string, described: Described, multiple = false) =>
  field("self-upload", model, { placeholder: `请上传${described.label}`, ...described }, { accept: "image", multiple });

const form = (labelWidth: number, ...fields: readonly object[]) => ({
  fields,
  formRef: "elForm",
  formModel: "formData",
  formRules: "rules",
  size: "mini",
  labelPosition: "right",
  labelWidth,
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
});

const realName: Described = { label: "真实姓名" };
const paymentCode: Described = { label: "收款二维码", tip: "请上传清晰、完整的二维码图片" };
// stored values are displayed with a masked middle, and may be sent back in that form
const mask = "[^*\\s]{0,4}\\*{4,56}[^*\\s]{0,4}";
const wechatName = { pattern: `/^([a-zA-Z\\d][-_a-zA-Z\\d]{5,19}|${mask})$/`, message: "微信号为6至20位字母、数字、下划线或减号" };
const cardNumber = { pattern: "/^(\\d{8,30}|\\d{0,4}\\*{4,26}\\d{0,4})$/", message: "银行账号为8至30位数字" };

/** The form templates that come with the server, in the form that other clients of this API expect. */
export const shippedTemplates = [
  {
    name: "结算信息-银行卡",
    info: "商户结算到银行卡",
    form: form(
      100,
      line("bankUserName", { label: "开户户名" }, 50),
      line("bankName", { label: "开户银行" }, 50),
      line("bankAddress", { label: "开户支行" }, 100),
      line("bankCard", { label: "银行账号", regList: [cardNumber] }, 30),
    ),
  },
  {
    name: "结算信息-微信",
    info: "商户结算到微信",
    form: form(
      100,
      line("realName", realName, 50),
      line("wechatCode", { label: "微信号", regList: [wechatName] }, 20),
      picture("wechatQrcodeUrl", paymentCode),
    ),
  },
  {
    name: "结算信息-支付宝",
    info: "商户结算到支付宝",
    form: form(
      100,
      line("realName", { ...realName, required: false }, 50),
      line(
        "alipayCode",
        {
          label: "支付宝账号",
          regList: [{ pattern: `/^(1\\d{10}|[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+|${mask})$/`, message: "支付宝账号为手机号或邮箱" }],
        },
        64,
      ),
      picture("alipayQrcodeUrl", paymentCode),
    ),
  },
  {
    name: "liveAssistant",
    info: "直播小助手",
    form: form(
      80,
      line("wechat", { label: "微信号", regList: [wechatName] }, 20),
      line("wechatNickname", { label: "微信昵称" }, 32),
      lines("assDesc", { label: "备注", required: false }, 100),
    ),
  },
  {
    name: "视频号接入申请",
    info: "商户申请接入视频号",
    form: form(
      100,
      line("channelName", { label: "视频号名称" }, 20),
      field(
        "el-radio-group",
        "subjectType",
        { label: "主体类型" },
        {
          __slot__: {
            options: [
              { label: "企业", value: "company" },
              { label: "个体工商户", value: "individual" },
            ],
          },
        },
      ),
      line("contactName", { label: "联系人" }, 20),
      line("contactPhone", { label: "联系电话", regList: [{ pattern: "/^1[3-9]\\d{9}$/", message: "请输入正确的手机号" }] }, 11),
      picture("licenseUrl", { label: "营业执照", tip: "须在有效期内，四角完整" }),
      picture("qualificationUrls", { label: "经营资质", required: false }, true),
      lines("remark", { label: "申请说明", required: false }, 200),
    ),
  },
] as const;
