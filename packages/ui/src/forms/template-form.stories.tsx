import { textOf } from "@shopkeeper/hooks/texts";
import { useAction } from "@shopkeeper/hooks/core";
import { useClient } from "@shopkeeper/hooks/shop";
import type { Submission } from "@shopkeeper/hooks/forms";
import { formText } from "@shopkeeper/hooks/forms/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, pattern, sentence, word } from "../../.storybook/words";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { NamedForm } from "./named-form";
import { LocalForm } from "./testing/local-form";
import { chosenFields, contentOf, described, heavyFields, momentFields, row, fieldsByType, uploadFields } from "./testing/sample-form";

const meta = {
  title: "Screens/Forms/Template form",
  component: LocalForm,
  args: { content: contentOf(fieldsByType), onSend: fn(), label: "店铺资料" },
  decorators: [
    (Story) => (
      <Card>
        <div style={{ padding: 20 }}>
          <Story />
        </div>
      </Card>
    ),
    withShop(),
  ],
} satisfies Meta<typeof LocalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rules' messages for the sample's fields, whose labels are data. */
const problems = {
  promises: { zh: "请至少选择一个服务承诺", en: "please choose at least one 服务承诺" },
  early: { zh: "开门时间不能早于06:00:00", en: "开门时间 cannot be before 06:00:00" },
  order: { zh: "活动日期的结束不能早于开始", en: "活动日期 cannot end before it starts" },
  rating: { zh: "服务评分不能为空", en: "服务评分 cannot be empty" },
  address: {
    zh: "请填写合同的网址，以 http:// 或 https:// 开头",
    en: "enter the address of 合同, beginning with http:// or https://",
  },
};

/** el-input in its four types, and el-input-number. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByLabelText("店铺名称");
    await userEvent.click(name);
    await expect(canvas.queryByText("请输入店铺名称")).toBeNull();
    await userEvent.click(canvas.getByLabelText("联系电话")); // the first field is blurred
    await expect(await canvas.findByText("请输入店铺名称")).toBeVisible();
    await userEvent.type(name, "山月茶家");
    await waitFor(() => expect(canvas.queryByText("请输入店铺名称")).toBeNull());
    await userEvent.type(canvas.getByLabelText("联系电话"), "12345");
    await expect(canvas.queryByText("请输入正确的手机号")).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText("请输入正确的手机号")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("联系电话"), "{Control>}a{/Control}13800000000");

    const stock = canvas.getByRole("spinbutton", { name: "警戒库存" });
    await userEvent.click(canvas.getByRole("button", { name: textOf(formText, "controls.increase") }));
    await expect(stock).toHaveValue("5.5");
    await userEvent.clear(stock);
    await userEvent.type(stock, "-2.5");
    await userEvent.keyboard("{ArrowDown}");
    await expect(stock).toHaveValue("-3");

    await userEvent.type(canvas.getByLabelText("支付密码"), " 有空格 ");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        name: "山月茶家",
        phone: "13800000000",
        site: "",
        about: "",
        secret: " 有空格 ",
        stock: -3,
      }),
    );
  },
};

/** A tip shows on hover and stays after a press; a link opens another page without a referrer. */
export const Tips: Story = {
  play: async ({ canvas, userEvent }) => {
    const tip = await canvas.findByRole("button", { name: textOf(formText, "controls.tip", { text: "买家下单后会看到这个电话" }) });
    await userEvent.click(tip);
    await expect(canvas.getByText("买家下单后会看到这个电话")).toBeVisible();
    await expect(canvas.getByLabelText("联系电话")).toHaveAccessibleDescription("买家下单后会看到这个电话");
    await userEvent.click(tip);
    await expect(canvas.queryByText("买家下单后会看到这个电话")).toBeNull();
    const link = canvas.getByRole("link", { name: /查看填写说明/ });
    await expect(link).toHaveAttribute("href", "https://example.com/help");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** el-select (one, searched, several), el-cascader (one, several), el-radio-group, el-checkbox-group, el-switch. */
export const Chosen: Story = {
  args: { content: contentOf(chosenFields) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText("请选择主营品类", { selector: "small" })).toBeVisible();
    await expect(canvas.getByText(sentence(problems.promises))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("主营品类")).toHaveFocus());

    await userEvent.selectOptions(canvas.getByLabelText("主营品类"), "龙井");
    await waitFor(() => expect(canvas.queryByText("请选择主营品类", { selector: "small" })).toBeNull());
    await userEvent.type(await canvas.findByRole("combobox", { name: "可搜索" }), "碧螺");
    const list = within(await screen.findByRole("listbox", { name: "可搜索" }));
    await waitFor(() => expect(list.getAllByRole("option")).toHaveLength(1));
    await userEvent.click(list.getByRole("option", { name: "碧螺春" }));
    await userEvent.click(canvas.getByRole("button", { name: /^所在地区/ }));
    for (const step of ["浙江省", "杭州市", "西湖区"]) await userEvent.click(await screen.findByRole("button", { name: step }));
    await userEvent.click(canvas.getByLabelText("正品保证"));
    await userEvent.click(canvas.getByLabelText("七天退货"));
    await expect(canvas.getByLabelText("极速退款")).toBeDisabled();
    await userEvent.click(canvas.getByRole("switch", { name: "营业中" }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        tea: 1,
        search: 2,
        teas: [1],
        area: [330000, 330100, 330106],
        areas: [],
        kind: 1,
        joined: "day",
        services: ["正品保证", "七天退货"],
        open: 0,
      }),
    );
  },
};

/** el-time-picker, time-select and el-date-picker, each in its own format. */
export const Moments: Story = {
  args: { content: contentOf(momentFields) },
  play: async ({ canvas, userEvent, args }) => {
    const enter = async (input: HTMLElement, text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Tab}`);
    };
    await userEvent.click(await canvas.findByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText("请选择开业日期")).toBeVisible();
    await enter(canvas.getByLabelText("开门时间"), "05:30");
    await expect(await canvas.findByText(sentence(problems.early))).toBeVisible();
    await enter(canvas.getByLabelText("开门时间"), "08:30");
    await userEvent.selectOptions(canvas.getByLabelText("取件时间"), "24:00");
    await enter(canvas.getByLabelText("开业日期"), "2026/5/1");
    const window = within(canvas.getByRole("group", { name: "活动日期" }));
    await enter(window.getByLabelText("开始日期"), "2026-06-18");
    await enter(window.getByLabelText("结束日期"), "2026-06-01");
    await expect(await canvas.findByText(sentence(problems.order))).toBeVisible();
    await enter(window.getByLabelText("结束日期"), "2026-06-20");
    await expect(canvas.getByLabelText("排班周")).toHaveValue("2026-W19");
    const days = within(canvas.getByRole("group", { name: "休息日" }));
    await enter(days.getByLabelText(textOf(formText, "controls.addDay")), "2026-05-05");
    await userEvent.click(await days.findByRole("button", { name: controlWord("remove", { name: "2026-05-01" }) }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        time: "08:30:00",
        hours: ["09:00", "21:00"],
        pickUp: "24:00",
        day: "2026-05-01",
        window: ["2026-06-18", "2026-06-20"],
        moment: 1777593600000,
        month: "2026-05",
        week: "2026-05-04",
        year: "2026",
        days: ["2026-05-05"],
      }),
    );
  },
};

/** el-slider (one and a range), el-rate and el-color-picker, by keyboard. */
export const LinesStarsAndColours: Story = {
  args: { content: contentOf(heavyFields) },
  play: async ({ canvas, userEvent, args }) => {
    const discount = await canvas.findByRole("slider", { name: "折扣" });
    discount.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(discount).toHaveAttribute("aria-valuenow", "85"));
    const least = canvas.getByRole("slider", { name: textOf(formText, "controls.least", { label: "价格区间" }) });
    least.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(least).toHaveAttribute("aria-valuenow", "19"));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(sentence(problems.rating))).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole("radiogroup", { name: "服务评分" })).getByRole("radio", {
        name: textOf(formText, "controls.rate", { count: 4 }),
      }),
    );
    await waitFor(() => expect(canvas.queryByText(sentence(problems.rating))).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "主题色: #409eff" }));
    await userEvent.click(await screen.findByRole("button", { name: "#f04438" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        discount: 85,
        prices: [19, 60],
        stars: 4,
        half: 3.5,
        color: "#f04438",
        mask: null,
      }),
    );
  },
};

/** upload-file and self-upload without an upload control: an address is typed. */
export const Addresses: Story = {
  args: { content: contentOf(uploadFields) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("合同"), "合同.pdf");
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(sentence(problems.address))).toBeVisible();
    await userEvent.clear(canvas.getByLabelText("合同"));
    await userEvent.type(canvas.getByLabelText("合同"), "https://cdn.example/contract.pdf");
    await userEvent.type(canvas.getByLabelText("店铺标志"), "/files/logo.png");
    await userEvent.type(canvas.getByLabelText("店铺照片"), "/files/1.png{Enter}/files/2.png{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        licence: "https://cdn.example/contract.pdf",
        logo: "/files/logo.png",
        photos: '["/files/1.png","/files/2.png"]',
      }),
    );
  },
};

/** The same with upload controls. */
export const WithParts: Story = {
  args: {
    content: contentOf(uploadFields),
    parts: {
      file: ({ field, onChange }) => <Button onClick={() => onChange("/files/a.pdf")}>{`上传${field.label}`}</Button>,
      picture: ({ field, value, onChange }) => (
        <Button onClick={() => onChange(field.isMultiple ? '["/files/1.png"]' : "/files/1.png")}>{value || `选择${field.label}`}</Button>
      ),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ["上传合同", "选择店铺标志", "选择店铺照片"]) await userEvent.click(await canvas.findByRole("button", { name }));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ licence: "/files/a.pdf", logo: "/files/1.png", photos: '["/files/1.png"]' }),
    );
  },
};

const halves = [
  described("el-input", "a", "姓名", { span: 12 }),
  described("el-input", "b", "电话", { span: 12 }),
  described("el-input", "c", "省", { span: 8 }),
  described("el-input", "d", "市", { span: 8 }),
  described("el-input", "e", "区", { span: 8 }),
];

/** Columns of 24, nested rows, and a flexible row. */
export const Rows: Story = {
  args: {
    content: contentOf([
      ...halves,
      row([
        described("el-input", "f", "左", { span: 12 }),
        row([described("el-input", "g", "右上"), described("el-input", "h", "右下")], { span: 12 }),
      ]),
      row([described("el-input", "i", "靠右", { span: 8 })], {}, { type: "flex", justify: "end" }),
    ]),
  },
  play: async ({ canvas }) => {
    const topOf = (name: string) => Math.round(canvas.getByLabelText(name).getBoundingClientRect().top);
    await canvas.findByLabelText("姓名");
    await expect(topOf("姓名")).toBe(topOf("电话"));
    await expect([topOf("省"), topOf("市")]).toEqual([topOf("区"), topOf("区")]);
    await expect(topOf("左")).toBe(topOf("右上"));
    await expect(topOf("右下")).toBeGreaterThan(topOf("右上"));
  },
};

/** One column where there is no room for more. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { content: contentOf([...halves, ...fieldsByType, ...chosenFields, ...momentFields, ...heavyFields, ...uploadFields]) },
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByLabelText(name).getBoundingClientRect().top;
    await canvas.findByRole("slider", { name: "折扣" });
    await expect(topOf("电话")).toBeGreaterThan(topOf("姓名"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

export const LabelsOnTop: Story = { args: { content: contentOf([...halves, ...fieldsByType], { labelPosition: "top", size: "medium" }) } };

export const LabelsLeft: Story = {
  args: {
    content: contentOf(
      [
        ...halves,
        described("el-input", "own", "自己的宽度，比别人的长", { labelWidth: 180 }),
        described("el-input", "none", "没有标签", { showLabel: false }, { placeholder: "没有标签的输入框" }),
      ],
      { labelPosition: "left", labelWidth: 60 },
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByLabelText("没有标签")).toBeVisible(),
};

/** An unknown tag keeps its place with a notice; the rest works. */
export const Unknown: Story = {
  args: {
    content: contentOf([
      described("el-input", "name", "店铺名称", { required: true }, { placeholder: "请输入店铺名称" }),
      described("el-input", "grid", "格子", { layout: "gridItem", span: 12 }),
      described("tinymce", "text", "正文", { span: 12 }),
      described("el-input", "", "没有名字"),
      described("el-input", "name", "重名"),
      "不是控件",
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(formText, "gaps.layout", { what: "gridItem" }))).toBeVisible();
    await expect(canvas.getByText(textOf(formText, "gaps.tag", { label: "正文", what: "tinymce" }))).toBeVisible();
    await expect(canvas.getAllByRole("note")).toHaveLength(5);
    await userEvent.type(canvas.getByLabelText("店铺名称"), "山月茶家");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ name: "山月茶家" }));
  },
};

export const BrokenJson: Story = {
  args: { content: '{"fields": [' },
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(formText, "faults.json"))).toBeVisible(),
};

export const NoFields: Story = {
  args: { content: contentOf([]) },
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(formText, "faults.empty"))).toBeVisible(),
};

/** The edited row's values override the template's; a value that is no option is shown as it is. */
export const Edited: Story = {
  args: {
    content: contentOf([...fieldsByType.slice(0, 1), ...chosenFields.slice(0, 1), ...fieldsByType.slice(-1)]),
    edited: { name: "旧名字", tea: "已下架的品类", stock: 0 },
    id: 12,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByLabelText("店铺名称")).toHaveValue("旧名字");
    await expect(canvas.getByLabelText("主营品类")).toHaveDisplayValue("已下架的品类");
    await expect(canvas.getByRole("spinbutton", { name: "警戒库存" })).toHaveValue("0");
    await userEvent.selectOptions(canvas.getByLabelText("主营品类"), "龙井");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ name: "旧名字", tea: 1, stock: 0, id: 12 }));
  },
};

export const ReadOnly: Story = {
  args: { content: contentOf([...fieldsByType, ...chosenFields], { disabled: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("店铺名称")).toHaveTextContent("-");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: word("actions.submit") })).toBeNull();
  },
};

/** A form without its own 提交 is sent by the button in it. */
export const OwnButtons: Story = {
  args: {
    content: contentOf(
      [
        described("el-input", "name", "店铺名称"),
        { __config__: { tag: "el-button", layout: "colFormItem", span: 6 }, __slot__: { default: "保存草稿" }, type: "primary" },
        { __config__: { tag: "el-button", layout: "colFormItem", span: 6 }, "native-type": "reset" },
      ],
      { formBtns: false },
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("店铺名称"), "写错了");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(canvas.getByLabelText("店铺名称")).toHaveValue("");
    await userEvent.type(canvas.getByLabelText("店铺名称"), "山月茶家");
    await userEvent.click(canvas.getByRole("button", { name: "保存草稿" }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ name: "山月茶家" }));
  },
};

/** A form whose submissions become coupons, so that the server validates them. */
function CouponOfForm({ content }: { content: unknown }) {
  const client = useClient();
  const action = useAction(
    ({ name, money }: Submission) =>
      client.saveCoupon({
        body: {
          ...{
            category: 1,
            receiveType: 1,
            minPrice: 0,
            isLimited: false,
            isTimeReceive: false,
            isFixedTime: false,
            day: 7,
            sort: 0,
            status: true,
          },
          name: String(name),
          money: Number(money),
        },
      }),
    ["coupons"],
  );
  return <NamedForm source={{ content }} action={action} label="优惠券" />;
}

/** A field error of the server is shown at the field, and the draft is kept. */
export const RefusedByTheServer: Story = {
  args: { content: contentOf([described("el-input", "name", "名称"), described("el-input-number", "money", "面值")]) },
  render: ({ content }) => <CouponOfForm content={content} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("名称"), "太大的券");
    await userEvent.type(canvas.getByLabelText("面值"), "100000000");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(pattern`^${sentence({ zh: "不能大于", en: "At most" })} `)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("面值")).toHaveFocus());
    await expect(canvas.getByLabelText("名称")).toHaveValue("太大的券");
  },
};

export const English: Story = {
  globals: { language: "en" },
  args: {
    content: contentOf([
      described("el-input", "name", "Name", { required: true }),
      described("el-checkbox-group", "boxes", "Services", { required: true }, { __slot__: { options: ["Returns"] } }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Name cannot be empty")).toBeVisible();
    await expect(canvas.getByText("please choose at least one Services")).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { colorMode: "dark" },
  args: { content: contentOf([...fieldsByType, ...chosenFields, ...heavyFields]) },
  play: async ({ canvas }) => expect(await canvas.findByRole("slider", { name: "折扣" })).toBeVisible(),
};
