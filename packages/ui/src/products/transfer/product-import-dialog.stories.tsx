import { tableFileText } from "@shopkeeper/hooks/files";
import { textOf } from "@shopkeeper/hooks/texts";
import { productTransferText } from "@shopkeeper/hooks/products";
import { csvText } from "@shopkeeper/hooks/table-file";
import { ImportQuestionKind, ProductColumn, StockImportMode } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/embedded";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { dropFiles } from "../../../.storybook/give-files";
import { opening } from "../../../.storybook/opening";
import { withShop } from "../../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../../.storybook/words";
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
  [long, "新的简介", "66.00", "3", ""],
  ["没有的茶", "简介", "12", "1", ""],
];
/** The name of a column in the language of the story. */
const columnOf = (column: keyof typeof ProductColumn) => codeLabel("ProductColumn", ProductColumn[column]);
const fileOf = (rows: readonly (readonly string[])[], name = "商品.csv") => new File([csvText(rows)], name);
const dialog = async () => within(await screen.findByRole("dialog", { name: textOf(productTransferText, "import.title") }));

async function drop(file: File) {
  const form = await dialog();
  dropFiles(form.getByRole("group", { name: textOf(productTransferText, "import.upload.input") }), [file]);
  return form;
}

async function toCheck(rows: readonly (readonly string[])[]) {
  const form = await drop(fileOf(rows));
  (await form.findByRole("button", { name: textOf(productTransferText, "import.match.next") })).click();
  await form.findByRole("table", { name: textOf(productTransferText, "import.check.table") });
  return form;
}

export const Empty: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent, args }) => {
    const form = await dialog();
    await expect(form.getByText(textOf(tableFileText, "limits", { size: "10 MB", rows: "20,000", columns: 200 }))).toBeVisible();
    await expect(form.getByRole("button", { name: textOf(tableFileText, "choose") })).toHaveFocus();
    await userEvent.click(form.getByRole("radio", { name: textOf(productTransferText, "import.kinds.stock") }));
    await expect(form.getByRole("radio", { name: codeLabel("StockImportMode", StockImportMode.set) })).toBeChecked();
    await userEvent.click(form.getByRole("button", { name: word("actions.cancel") }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WrongFile: Story = {
  decorators: [withShop(goods)],
  play: async () => {
    const form = await drop(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])], "旧的.xls"));
    await expect(await form.findByRole("alert")).toHaveTextContent(textOf(tableFileText, "problems.broken", { name: "旧的.xls" }));
  },
};

/** For an uncertain encoding, a preview asks which one it is. */
export const Encoding: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent }) => {
    const bytes = new Uint8Array([0xcc, 0xec, 0x2c, 0xb5, 0xd8, 0x0a, 0xb2, 0xe8, 0x2c, 0x31]);
    const form = await drop(new File([bytes], "货.csv"));
    const encoding = textOf(tableFileText, "encodings.gb18030");
    await userEvent.click(await form.findByRole("button", { name: textOf(tableFileText, "doubt.use", { encoding }) }));
    await expect(await form.findByLabelText(textOf(tableFileText, "source.encoding"))).toHaveDisplayValue(encoding);
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
    await expect(
      await form.findByText(
        textOf(productTransferText, "import.match.missing", {
          names: [columnOf("product"), columnOf("name")].join(textOf(productTransferText, "import.match.or")),
        }),
      ),
    ).toBeVisible();
    await expect(form.getByRole("button", { name: textOf(productTransferText, "import.match.next") })).toBeDisabled();
    await expect(form.getByLabelText(textOf(productTransferText, "import.match.columnOf", { heading: "价格" }))).toHaveDisplayValue(
      columnOf("price"),
    );
    await userEvent.selectOptions(
      form.getByLabelText(textOf(productTransferText, "import.match.columnOf", { heading: "货品" })),
      columnOf("name"),
    );
    await expect(form.getByRole("button", { name: textOf(productTransferText, "import.match.next") })).toBeEnabled();
    await userEvent.selectOptions(
      form.getByLabelText(textOf(productTransferText, "import.match.columnOf", { heading: "备注" })),
      columnOf("name"),
    );
    await expect(form.getByLabelText(textOf(productTransferText, "import.match.columnOf", { heading: "货品" }))).toHaveDisplayValue(
      textOf(productTransferText, "import.match.ignored"),
    );
  },
};

/** Each error names its row and its SKU. */
export const TwoSkus: Story = {
  decorators: [withShop({ ...goods, products: [{ name: "双色茶", isShow: false, specs: [["颜色", ["红", "蓝"]]] }] })],
  play: async () => {
    const rows = [
      ["商品名称", "规格值", "售价（元）"],
      ["双色茶", "红", "六十"],
      ["双色茶", "蓝", "-1"],
    ];
    const form = await toCheck(rows);
    await expect(
      await form.findByText(pattern`^${textOf(productTransferText, "import.check.placeOfSku", { row: 2, sku: "红" })}`),
    ).toBeVisible();
    await expect(form.getByText(pattern`^${textOf(productTransferText, "import.check.placeOfSku", { row: 3, sku: "蓝" })}`)).toBeVisible();
  },
};

export const Fixing: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent, args }) => {
    const form = await toCheck(table.slice(0, 3));
    const price = await form.findByLabelText(textOf(productTransferText, "import.check.cellOf", { row: 3, column: columnOf("price") }));
    await expect(form.getAllByText(pattern`^${textOf(productTransferText, "import.check.place", { row: 3 })}`)[0]).toHaveTextContent(
      columnOf("price"),
    ); // its row and its column
    await expect(form.getByRole("button", { name: textOf(productTransferText, "import.check.download") })).toBeEnabled();
    await userEvent.clear(price);
    await userEvent.type(price, "60{Enter}");
    await expect(
      form.getByLabelText(textOf(productTransferText, "import.check.cellOf", { row: 3, column: columnOf("stock") })),
    ).toHaveFocus();
    await userEvent.clear(form.getByLabelText(textOf(productTransferText, "import.check.cellOf", { row: 3, column: columnOf("stock") })));
    await userEvent.keyboard("5");
    await userEvent.tab();
    await expect(await form.findByText(textOf(productTransferText, "import.check.stale"))).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.check.again") }));
    await expect(
      await form.findByText(textOf(productTransferText, "import.check.summary", { created: 0, changed: 2, unchanged: 0, refused: 0 })),
    ).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.check.commit", { count: 2 }) }));
    await expect(await form.findByRole("heading", { name: textOf(productTransferText, "import.done.title") })).toBeVisible();
    await expect(form.getByText(textOf(productTransferText, "import.done.offShelf"))).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.done.close") }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** All changes can be expanded. */
export const ManyChanges: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent }) => {
    const form = await toCheck([
      ["商品名称", "商品简介", "单位", "售价（元）", "成本价（元）", "库存"],
      ["明前龙井", "新的简介", "新单位", "66.66", "33.33", "8"],
    ]);
    await expect(
      await form.findByText(
        textOf(productTransferText, "import.check.from", { column: columnOf("intro"), before: "旧的简介", after: "新的简介" }),
      ),
    ).toBeVisible();
    await expect(
      form.queryByText(
        pattern`^${textOf(productTransferText, "import.check.from", { column: columnOf("stock"), before: "*", after: "*" })}$`,
      ),
    ).toBeNull();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.check.more", { count: 1 }) }));
    await expect(
      form.getByText(
        pattern`^${textOf(productTransferText, "import.check.from", { column: columnOf("stock"), before: "*", after: "*" })}$`,
      ),
    ).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.check.fewer") }));
    await expect(
      form.queryByText(
        pattern`^${textOf(productTransferText, "import.check.from", { column: columnOf("stock"), before: "*", after: "*" })}$`,
      ),
    ).toBeNull();
  },
};

export const PartlyDone: Story = {
  decorators: [withShop(goods)],
  play: async ({ userEvent }) => {
    const form = await toCheck(table);
    await expect(
      await form.findByText(
        textOf(productTransferText, "import.check.summary", { created: 0, changed: 1, unchanged: 0, refused: 2 }) +
          textOf(productTransferText, "import.check.askedSummary", { asked: 1 }),
      ),
    ).toBeVisible();
    await expect(form.getByRole("button", { name: textOf(productTransferText, "import.check.commit", { count: 1 }) })).toBeEnabled();
    const label = codeLabel("ImportQuestionKind", ImportQuestionKind.takeDown);
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.check.confirmAll", { label, count: 1 }) }));
    await expect(
      await form.findByText(textOf(productTransferText, "import.check.summary", { created: 0, changed: 2, unchanged: 0, refused: 2 })),
    ).toBeVisible();
    await expect(
      form.getAllByText(
        textOf(productTransferText, "import.check.from", { column: columnOf("intro"), before: "旧的简介", after: "新的简介" }),
      ),
    ).toHaveLength(2);
    await userEvent.click(await form.findByRole("button", { name: textOf(productTransferText, "import.check.commit", { count: 2 }) }));
    await expect(await form.findByRole("heading", { name: textOf(productTransferText, "import.done.partly") })).toBeVisible();
    await expect(form.getByRole("button", { name: textOf(productTransferText, "import.done.download") })).toBeEnabled();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.done.fix") }));
    await expect((await form.findAllByText(textOf(productTransferText, "import.check.done")))[0]).toBeVisible();
    await expect(
      form.getByLabelText(textOf(productTransferText, "import.check.cellOf", { row: 3, column: columnOf("price") })),
    ).toHaveValue("六十");
  },
};

export const Loading: Story = {
  decorators: [withShop(goods, { at: "/product/import/check", does: "stall" })],
  play: async ({ userEvent }) => {
    const form = await toCheck(table);
    await expect(await form.findByText(textOf(productTransferText, "import.check.running", { done: 0, total: 4 }))).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: textOf(productTransferText, "import.commit.stop") }));
    await expect(await form.findByText(pattern`${textOf(productTransferText, "import.check.stopped", { count: 4 })}`)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["!test"],
  decorators: [withShop(goods, { at: "/product/import/check", does: "break" })],
  play: async () =>
    (await (await drop(fileOf(table))).findByRole("button", { name: textOf(productTransferText, "import.match.next") })).click(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(goods)],
  play: async () => {
    const form = await toCheck(table);
    await expect(
      await form.findByLabelText(textOf(productTransferText, "import.check.cellOf", { row: 3, column: columnOf("price") })),
    ).toBeVisible();
  },
};
