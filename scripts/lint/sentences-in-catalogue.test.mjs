import { testRule } from "./rule-tester.mjs";

const filename = "packages/ui/src/coupons/coupon-list.tsx";
const refused = (code, errors = 1) => ({ code, filename, errors });
const passed = (code) => ({ code, filename });

testRule("sentences-in-catalogue", {
  valid: [
    passed('const title = <h1>{t("list.title")}</h1>'),
    passed('const input = <input placeholder={t("name")} title="" aria-label={`${name} ${count}`} />'),
    passed('const box = <Box display="flex" role="dialog" titleKey="list.title" />'),
    passed("const dash = <span>- / 1</span>"),
    passed('throw new Error("useShop needs a provider above it")'),
    passed("throw new SettingsError(`Set PORT to a number from 0 to ${max}.`)"),
    passed("const anyChinese = /[\\u4e00-\\u9fa5]/u.test(text)"),
    passed('document.title = t("page", { title }) + " - 掌柜"'),
    passed("const app = `Shopkeeper 掌柜: ${address}`"),
    passed('notices.success(t("done.removed"))'),
    passed('rows.create({ title: "pending" })'),
    { ...passed("const t = <p>Delete it</p>"), options: [{ chineseOnly: true }] },
    { ...passed('const gone = { zh: "已无效", en: "No longer valid at all" }'), options: [{ pairs: true }] },
  ],
  invalid: [
    refused("const title = <h1>优惠券</h1>"),
    refused("const title = <h1>Coupons</h1>"),
    refused('const state = <p>{isOn ? "On" : "Off"}</p>', 2),
    refused('const state = <p>{error && "It failed"}</p>'),
    refused('const button = <button title="Delete" aria-label={`Delete ${name}`} />', 2),
    refused('const field = <Field errorText="Too long" />'),
    refused('const words = "请先选择优惠劵"'),
    refused("const words = `共 ${total} 条`", 2),
    refused('toaster.create({ title: "Saved", type: "success" })'),
    refused('notices.info("nothing to copy")'),
    refused('window.alert("really?")'),
    refused('document.title = "Coupons"'),
    refused('const question = "Delete this coupon for good?"'),
    { ...refused('const text = "优惠券"'), options: [{ chineseOnly: true }] },
    refused('const gone = { zh: "已无效", en: "No longer valid at all" }', 2),
    { ...refused('const gone = { zh: "已无效" }'), options: [{ pairs: true }] },
    { ...refused('const gone = { zh: "已无效", en: "", title: "标题" }'), options: [{ pairs: true }] },
  ],
});
