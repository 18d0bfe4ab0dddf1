import { csvText } from "@shopkeeper/hooks/table-file";
import type { Seed } from "@shopkeeper/server/embedded";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { dropFiles } from "../../../.storybook/give-files";
import { opening } from "../../../.storybook/opening";
import { withShop } from "../../../.storybook/with-shop";
import { ProductImportDialog } from "./product-import-dialog";

const meta = {
  title: "Screens/Products/Import",
  component: ProductImportDialog,
  args: { onClose: fn() },
  render: opening(ProductImportDialog, "onClose"),
  parameters: { docs: { story: { inline: false, height: "640px" } } },
} satisfies Meta<typeof ProductImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const single: [string, string[]][] = [["规格", ["默认"]]];
const goods: Seed = {
  merchant: { productSwitch: false },
  products: [
    { name: "明前龙井", isShow: false, specs: single, intro: "旧的简介" },
    { name: "白毫银针", isShow: false, specs: single, intro: "旧的简介" },
    { name: "一个名字特别特别长的商品用来看看表格会不会被它挤坏也看看手机上怎么换行", isShow: true, specs: single, intro: "旧的简介" },
    { name: "祁门红茶", isShow: false, specs: single, intro: "旧的简介" },
  ],
};
const long = "一个名字特别特别长的商品用来看看表格会不会被它挤坏也看看手机上怎么换行";
const table = [
  ["商品名称", "商品简介", "售价（元）", "库存", "备注"],
  ["明前龙井", "新的简介", "66.66", "8", "看一下"],
  ["白毫银针", "旧的简介", "六十", "-1", ""],
  [long, "新的简介", "", "", ""],
  ["没有的茶", "简介", "12", "1", ""],
];
const fileOf = (rows: readonly (readonly string[])[], name = "商品.csv") => new File([csvText(rows)], name);
const dialog = async () => within(await screen.findByRole("dialog", { name: "导入商品" }));

async function drop(file: File) {
  const form = await dialog();
  dropFiles(form.getByRole("group", { name: "要导入的文件" }), [file]);
  return form;
}

async function toCheck(rows: readonly (readonly string[])[]) {
  const form = await drop(fileOf(rows));
  (await form.findByRole("button", { name: "核对" })).click();
  await form.findByRole("table", { name: "核对结果" });
  return form;
}

export const Empty: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await expect(form.getByText("支持 xlsx、csv（UTF-8 或 GB18030）；最大 10 MB，最多 20,000 行、200 列")).toBeVisible();
    await expect(form.getByRole("button", { name: "选择文件" })).toHaveFocus();
    await userEvent.click(form.getByRole("radio", { name: "库存" }));
    await expect(form.getByRole("radio", { name: "改为文件中的库存" })).toBeChecked();
    await userEvent.click(form.getByRole("button", { name: "取消" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WrongFile: Story = {
  decorators: [withShop(goods)],
  play: async () => {
    const form = await drop(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])], "旧的.xls"));
    await expect(await form.findByRole("alert")).toHaveTextContent("文件“旧的.xls”有密码，或是旧的 xls 格式，请另存为没有密码的 xlsx");
  },
};

export const Matching: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent }) => {
    const form = await drop(
      fileOf([
        ["货品", "价格", "备注"],
        ["明前龙井", "5", "x"],
      ]),
    );
    await expect(await form.findByText("还需要“商品ID”或“商品名称”这一列，请在上面选择")).toBeVisible();
    await expect(form.getByRole("button", { name: "核对" })).toBeDisabled();
    await expect(form.getByLabelText("“价格”对应的内容")).toHaveDisplayValue("售价（元）");
    await userEvent.selectOptions(form.getByLabelText("“货品”对应的内容"), "商品名称");
    await expect(form.getByRole("button", { name: "核对" })).toBeEnabled();
    await userEvent.selectOptions(form.getByLabelText("“备注”对应的内容"), "商品名称");
    await expect(form.getByLabelText("“货品”对应的内容")).toHaveDisplayValue("不导入");
  },
};

/** Each fault names its row and its SKU. */
export const TwoSkus: Story = {
  decorators: [withShop({ ...goods, products: [{ name: "双色茶", isShow: false, specs: [["颜色", ["红", "蓝"]]] }] })],
  play: async () => {
    const rows = [
      ["商品名称", "规格值", "售价（元）"],
      ["双色茶", "红", "六十"],
      ["双色茶", "蓝", "-1"],
    ];
    const form = await toCheck(rows);
    await expect(await form.findByText(/^第 2 行（红）/)).toBeVisible();
    await expect(form.getByText(/^第 3 行（蓝）/)).toBeVisible();
  },
};

export const Fixing: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent, args }) => {
    const form = await toCheck(table.slice(0, 3));
    const price = await form.findByLabelText("第 3 行 售价（元）");
    await expect(form.getAllByText(/^第 3 行/)[0]).toHaveTextContent("售价（元）"); // its row, beside its column
    await expect(form.getByRole("button", { name: "下载有误的行" })).toBeEnabled();
    await userEvent.clear(price);
    await userEvent.type(price, "60{Enter}");
    await expect(form.getByLabelText("第 3 行 库存")).toHaveFocus();
    await userEvent.clear(form.getByLabelText("第 3 行 库存"));
    await userEvent.keyboard("5");
    await userEvent.tab();
    await expect(await form.findByText("已修改，待核对")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "重新核对" }));
    await expect(await form.findByText("新增 0，修改 2，无变化 0，有误 0")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "导入 2 项" }));
    await expect(await form.findByRole("heading", { name: "导入完成" })).toBeVisible();
    await expect(form.getByText(/^商品均为下架状态/)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "完成" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** All that changes can be opened. */
export const ManyChanges: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent }) => {
    const form = await toCheck([
      ["商品名称", "商品简介", "单位", "售价（元）", "成本价（元）", "库存"],
      ["明前龙井", "新的简介", "新单位", "66.66", "33.33", "8"],
    ]);
    await expect(await form.findByText("商品简介：旧的简介 → 新的简介")).toBeVisible();
    await expect(form.queryByText(/^库存：/)).toBeNull();
    await userEvent.click(form.getByRole("button", { name: "还有 1 处" }));
    await expect(form.getByText(/^库存：/)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "收起" }));
    await expect(form.queryByText(/^库存：/)).toBeNull();
  },
};

export const PartlyDone: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent }) => {
    const form = await toCheck(table);
    await expect(await form.findByText("新增 0，修改 1，无变化 0，有误 3")).toBeVisible();
    await expect(form.getByText("商品简介：旧的简介 → 新的简介")).toBeVisible();
    await expect(form.getByText("商品在架，请先下架再操作")).toBeVisible();
    await userEvent.click(await form.findByRole("button", { name: "导入 1 项" }));
    await expect(await form.findByRole("heading", { name: "部分导入完成" })).toBeVisible();
    await expect(form.getByRole("button", { name: "下载未导入的行" })).toBeEnabled();
    await userEvent.click(form.getByRole("button", { name: "返回修改" }));
    await expect(await form.findByText("已导入")).toBeVisible();
    await expect(form.getByLabelText("第 3 行 售价（元）")).toHaveValue("六十");
  },
};

export const Loading: Story = {
  decorators: [withShop(goods, { at: "/product/import/check", does: "stall" })],
  play: async ({ userEvent }) => {
    const form = await toCheck(table);
    await expect(await form.findByText("正在核对 0 / 4 行")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "停止" }));
    await expect(await form.findByText(/核对已停止，还有 4 行没有核对/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["!test"],
  decorators: [withShop(goods, { at: "/product/import/check", does: "break" })],
  play: async () => (await (await drop(fileOf(table))).findByRole("button", { name: "核对" })).click(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(goods)],
  play: async () => {
    const form = await toCheck(table);
    await expect(await form.findByLabelText("第 3 行 售价（元）")).toBeVisible();
  },
};
