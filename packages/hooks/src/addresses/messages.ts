import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the address screen, its dialog and the address choice. */
export const addressText = catalogue("addresses", {
  fields: {
    region: { zh: "所在地区", en: "Region" },
    updateTime: { zh: "更新时间", en: "Changed" },
  },
  list: {
    title: pageTitles["/operation/businessAddress"],
    empty: { zh: "暂无商家地址", en: "No addresses yet" },
    emptyHint: {
      zh: "买家退货时寄到这里，同意退货前请先添加",
      en: "Buyers send things back to these. Add one before you agree to a return.",
    },
    setDefault: { zh: "设为默认", en: "Set as default" },
    switchNamed: { zh: "显示或隐藏 {{name}} 的地址", en: "Show or hide the address of {{name}}" },
  },
  remove: {
    question: { zh: "确定要删除该地址吗？", en: "Delete this address?" },
    hint: { zh: "已同意的退货仍使用原来的地址", en: "Returns that were agreed to keep it." },
  },
  form: {
    addTitle: { zh: "添加地址", en: "Add address" },
    editTitle: { zh: "编辑地址", en: "Edit address" },
    viewTitle: { zh: "地址详情", en: "Address" },
    phonePlaceholder: { zh: "手机号，或区号-座机号", en: "Mobile number, or area code-number" },
    detailPlaceholder: { zh: "街道、门牌号、楼栋", en: "Street, number, building" },
    hiddenHint: { zh: "隐藏的地址不能作为默认地址", en: "A hidden address cannot be the default." },
  },
  choice: {
    label: { zh: "退货地址", en: "Return address" },
    none: { zh: "请先去设置-商家地址管理中添加售后地址", en: "Add a return address first, under Settings, Addresses." },
  },
});

/** A key of the address texts. */
export type AddressTextKey = TextKey<typeof addressText.zh>;
