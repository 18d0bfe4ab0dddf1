import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import { emptyMatrix, matrixOf, matrixProblems, matrixRequest, setMulti, type SkuMatrix, skuText } from "@shopkeeper/hooks/products";
import { specText } from "@shopkeeper/hooks/specs/shared";
import { ProductColumn } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../../.storybook/words";
import { Button } from "../../core/button";
import { SkuMatrixField, type SkuMatrixHandle } from "./sku-matrix-field";

const cup =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23b08968'/%3E%3C/svg%3E";

type Args = Omit<ComponentProps<typeof SkuMatrixField>, "value" | "onChange" | "ref"> & {
  begin: SkuMatrix;
  onRequest: (request: ReturnType<typeof matrixRequest>) => void;
};

const meta = {
  title: "Screens/Products/SKU matrix",
  args: { begin: emptyMatrix(), isSub: false, isPaidMember: false, picture: cup, onRequest: fn() },
  decorators: [withShop({ specRules: [{ ruleName: "衣服", specs: { 颜色: ["黑色", "白色"], 尺码: ["S", "M", "L"] } }] })],
  render: function Render({ begin, onRequest, ...rest }: Args) {
    const [value, setValue] = useState(begin);
    const field = useRef<SkuMatrixHandle>(null);
    const [isSubmitted, setSubmitted] = useState(rest.isSubmitted ?? false);
    const save = () => {
      setSubmitted(true);
      if (matrixProblems(value, rest).count > 0) field.current?.showFirst();
      else onRequest(matrixRequest(value));
    };
    return (
      <form
        onSubmit={(event) => (event.preventDefault(), save())}
        style={{ display: "grid", gap: 16, gridTemplateColumns: "minmax(0, 1fr)" }}
      >
        <SkuMatrixField {...rest} ref={field} value={value} onChange={setValue} isSubmitted={isSubmitted} />
        <Button type="submit" variant="primary">
          保存
        </Button>
      </form>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const multi = setMulti(emptyMatrix(), true);

/** A stored product, with a SKU for every combination for which `has` returns values. */
function stored(
  specs: Readonly<Record<string, readonly string[]>>,
  has: (values: readonly string[], at: number) => object | undefined = () => ({}),
) {
  const combinations = Object.values(specs).reduce<string[][]>(
    (made, values) => made.flatMap((begun) => values.map((value) => [...begun, value])),
    [[]],
  );
  const names = Object.keys(specs);
  return matrixOf({
    specType: true,
    attr: Object.entries(specs).map(([attrName, values]) => ({ attrName, attrValues: values.join() })),
    attrValue: combinations.flatMap((values, at) => {
      const change = has(values, at);
      if (!change) return [];
      return {
        ...plain,
        id: at + 1,
        sku: values.join(),
        attrValue: JSON.stringify(Object.fromEntries(values.map((value, of) => [names[of], value]))),
        ...change,
      };
    }),
  });
}
const plain = {
  stock: 10,
  price: "25.00",
  cost: "8.00",
  otPrice: "29.00",
  image: cup,
  barCode: null,
  weight: "0.50",
  volume: "0.00",
  brokerage: 5,
  brokerageTwo: 3,
  vipPrice: "20.00",
  expand: null,
};
const tea = stored({ 口味: ["茉莉", "龙井"], 包装: ["袋装", "罐装", "礼盒"] });

const removes = (combination: string) => textOf(skuText, "grid.removeOf").replace("%", combination);
const grid = () => within(screen.getByRole("grid"));
/** The text of a cell, by the indexes of its row and its column, counted from the first after the specs. */
const cellAt = (row: number, column: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`);
  if (!cell) throw new Error(`no cell at ${row}:${column}`);
  return cell;
};

export const FromTemplate: Story = {
  args: { begin: multi },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(skuText, "specs.empty"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(skuText, "specs.apply") }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf(skuText, "specs.templatePlaceholder"));
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByText(textOf(skuText, "problems.specsEmpty"))).toBeVisible();
    await canvas.findByRole("option", { name: "衣服" });
    await userEvent.selectOptions(canvas.getByLabelText(textOf(skuText, "specs.template")), "衣服");
    await userEvent.click(canvas.getByRole("button", { name: textOf(skuText, "specs.apply") }));
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 6 }))).toBeVisible();
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "8");
    await userEvent.type(canvas.getByLabelText(`${textOf(skuText, "batch.title")} ${textOf(skuText, "columns.price")}`), "39.9");
    await userEvent.type(canvas.getByLabelText(`${textOf(skuText, "batch.title")} ${textOf(skuText, "columns.stock")}`), "20{Enter}");
    await expect(await canvas.findByText(textOf(skuText, "batch.filled", { count: 6 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledOnce());
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        attr: [
          { attrName: "颜色", attrValues: "黑色,白色" },
          { attrName: "尺码", attrValues: "S,M,L" },
        ],
        attrValue: expect.arrayContaining([
          expect.objectContaining({ price: "39.90", stock: 20, cost: "0.00", attrValue: '{"颜色":"白色","尺码":"L"}' }),
        ]),
      }),
    );
  },
};

/** An undo may remove the focused cell: another cell gets the focus, and the keys go on. */
export const Undoing: Story = {
  args: { begin: tea },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(specText, "form.addValueTo", { name: "包装" }) }));
    await userEvent.keyboard("散装{Enter}");
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 8 }))).toBeVisible();
    cellAt(7, 1).focus();
    await waitFor(() => expect(cellAt(7, 1)).toHaveAttribute("tabindex", "0"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 6 }))).toBeVisible();
    await waitFor(() => expect(cellAt(5, 1)).toHaveFocus());
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 8 }))).toBeVisible();
  },
};

export const AddingSpecs: Story = {
  args: { begin: multi },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(skuText, "specs.addSpec") }));
    await userEvent.type(canvas.getByPlaceholderText(textOf(specText, "form.namePlaceholder")), "颜色{Enter}");
    await expect(await canvas.findByText(textOf(specText, "problems.specHalf"))).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText(textOf(specText, "form.valuePlaceholder")), "红，蓝{Enter}");
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: textOf(skuText, "specs.addSpec") })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: textOf(specText, "form.addValueTo", { name: "颜色" }) }));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(textOf(specText, "problems.valueEmpty"))).toBeVisible();
    await userEvent.keyboard("绿{Enter}");
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 3 }))).toBeVisible();
    await userEvent.keyboard("{Escape}");
    canvas.getByRole("button", { name: textOf(specText, "form.renameValue", { name: "颜色", value: "红" }) }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.clear(canvas.getByRole("textbox", { name: textOf(specText, "form.renameValue", { name: "颜色", value: "红" }) }));
    await userEvent.keyboard("蓝{Enter}");
    await expect(await canvas.findByText(textOf(specText, "problems.valueTaken", { name: "蓝" }))).toBeVisible();
    await userEvent.keyboard("色{Enter}");
    await expect(
      await canvas.findByRole("button", { name: textOf(specText, "form.renameValue", { name: "颜色", value: "蓝色" }) }),
    ).toHaveFocus();
    await expect(grid().getByRole("rowheader", { name: "蓝色" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(specText, "form.dropValue", { name: "颜色", value: "绿" }) }));
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(skuText, "grid.undo") }));
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 3 }))).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { begin: tea },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("grid");
    cellAt(0, 1).focus();
    await userEvent.keyboard("31.5x9");
    await expect(screen.getByText(pattern`${word("number.decimals", { count: 2 })}`)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(cellAt(0, 1)).toHaveTextContent("31.50");
    await expect(cellAt(1, 1)).toHaveFocus();
    await userEvent.keyboard("7{Escape}");
    await expect(cellAt(1, 1)).toHaveTextContent("25.00");
    await expect(cellAt(1, 1)).toHaveFocus();
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByRole("textbox", { name: `茉莉 罐装 ${textOf(skuText, "columns.price")}` })).toHaveValue("25.00");
    await userEvent.keyboard("48{Tab}");
    await expect(cellAt(1, 1)).toHaveTextContent("48.00");
    await expect(cellAt(1, 2)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
    await expect([0, 1, 2, 3, 4].map((row) => cellAt(row, 1).textContent)).toEqual(["31.50", "31.50", "31.50", "31.50", "25.00"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(cellAt(1, 1)).toHaveTextContent("48.00");
    await expect(canvas.getByText(textOf(skuText, "grid.undone"))).toBeInTheDocument();
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect(cellAt(1, 1)).toHaveTextContent("31.50");
    cellAt(2, 4).focus();
    await userEvent.keyboard("{Delete}");
    await expect(cellAt(2, 4)).toHaveTextContent("0");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: removes("茉莉 礼盒") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 5 }))).toBeVisible();
    await expect(canvas.getByText(textOf(skuText, "grid.takenOut", { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: removes("龙井 袋装") })).toHaveFocus();
    await userEvent.keyboard("{Escape}{Tab}");
    await expect(canvas.getByRole("button", { name: "保存" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: `${textOf(skuText, "grid.whole")} ${textOf(skuText, "grid.show")}` }));
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 6 }))).toBeVisible();
    await expect(grid().getAllByRole("row")).toHaveLength(8);
  },
};

/** Pastes a text as the clipboard would. */
function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

export const Pasting: Story = {
  args: { begin: tea },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("grid");
    cellAt(0, 1).focus();
    await waitFor(() => expect(cellAt(0, 1)).toHaveAttribute("tabindex", "0"));
    paste("￥31.5\t9\n1,048.00\t10.25\n");
    await waitFor(() => expect(cellAt(1, 1)).toHaveTextContent("1048.00"));
    await expect(cellAt(0, 1)).toHaveTextContent("31.50");
    await expect(cellAt(1, 2)).toHaveTextContent("10.25");
    await expect(canvas.getByText(textOf(skuText, "grid.pasted", { count: 4 }))).toBeInTheDocument();
    await expect(cellAt(0, 1)).toHaveFocus();

    cellAt(4, 3).focus();
    await waitFor(() => expect(cellAt(4, 3)).toHaveAttribute("tabindex", "0"));
    paste("30\t-5\n三十\t8\n31\t9");
    const dialog = within(await screen.findByRole("dialog", { name: textOf(skuText, "paste.title") }));
    await expect(dialog.getByText(textOf(skuText, "paste.intro", { taken: 2, count: 2 }))).toBeVisible();
    await expect(
      dialog.getByText(
        textOf(skuText, "paste.fault", {
          row: 5,
          column: codeLabel("ProductColumn", ProductColumn.stock),
          text: "-5",
          problem: textOf(skuText, "problems.notWhole"),
        }),
      ),
    ).toBeVisible();
    await expect(dialog.getByText(textOf(skuText, "paste.beyondRows", { count: 1 }))).toBeVisible();
    await expect(cellAt(4, 3)).toHaveTextContent("29.00");
    // an open dialog blocks undo
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(cellAt(1, 1)).toHaveTextContent("1048.00");
    await userEvent.click(dialog.getByRole("button", { name: textOf(skuText, "paste.apply", { count: 2 }) }));
    await waitFor(() => expect(cellAt(4, 3)).toHaveTextContent("30.00"));
    await expect(cellAt(5, 3)).toHaveTextContent("29.00");
    await expect(cellAt(5, 4)).toHaveTextContent("8");

    cellAt(0, 1).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const copied = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent("copy", { clipboardData: copied, bubbles: true, cancelable: true }));
    await expect(copied.getData("text/plain")).toBe("31.50\t9.00");
  },
};

export const Pictures: Story = {
  args: { begin: stored({ 口味: ["茉莉", "龙井"] }, () => ({ image: "" })) },
  decorators: [withShop({ pictures: [{ name: "茶罐", path: "demo/cup-1.svg" }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(skuText, "grid.choosePictureOf").replace("%", "茉莉") }));
    const library = within(await screen.findByRole("dialog", { name: textOf(pictureText, "upload.title") }));
    await userEvent.click(await library.findByRole("button", { name: "茶罐" }));
    await userEvent.click(library.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await waitFor(() => expect(cellAt(0, 0).querySelector("img:not([data-ghost])")).not.toBeNull());
    await expect(cellAt(1, 0).querySelector("img[data-ghost]")).not.toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        attrValue: [expect.objectContaining({ image: expect.stringContaining("blob:") }), expect.objectContaining({ image: "" })],
      }),
    );
  },
};

export const Problems: Story = {
  args: {
    begin: stored({ 口味: ["茉莉", "龙井", "毛尖"] }, (_, at) => ({
      vipPrice: at === 1 ? "30.00" : at === 2 ? null : "20.00",
      brokerage: at === 0 ? 28 : 5,
    })),
    isPaidMember: true,
    isSub: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(skuText, "notes.problems", { count: 2 }))).toBeVisible(); // untouched cells show no error
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByText(textOf(skuText, "notes.problems", { count: 3 }))).toBeVisible();
    await expect(args.onRequest).not.toHaveBeenCalled();
    await expect(cellAt(0, 1)).toHaveFocus();
    await expect(cellAt(0, 1)).toHaveAccessibleDescription(textOf(skuText, "problems.brokerageFull", { brokerageMax: 30 }));
    await userEvent.click(canvas.getByRole("button", { name: pattern`${textOf(skuText, "notes.problems", { count: 3 })}` }));
    await userEvent.click(canvas.getByRole("button", { name: pattern`${textOf(skuText, "notes.problems", { count: 3 })}` }));
    await expect(cellAt(1, 4)).toHaveFocus();
    await expect(cellAt(1, 4)).toHaveAccessibleDescription(textOf(skuText, "problems.vipPriceWrong"));
    await expect(cellAt(1, 4)).toHaveAttribute("aria-invalid", "true");
    await userEvent.keyboard("19{Enter}");
    await expect(await canvas.findByText(textOf(skuText, "notes.problems", { count: 2 }))).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { begin: tea, isReadOnly: true, isSub: true, isPaidMember: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("grid");
    await expect(canvas.queryByRole("button", { name: textOf(skuText, "batch.apply") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: pattern`${textOf(skuText, "grid.remove")}` })).toBeNull();
    cellAt(0, 3).focus();
    await userEvent.keyboard("9{F2}{Delete}");
    await expect(cellAt(0, 3)).toHaveTextContent("25.00");
    await userEvent.keyboard("{ArrowRight}");
    await expect(cellAt(0, 4)).toHaveFocus();
  },
};

const many = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at + 1}`);

export const Many: Story = {
  args: { begin: stored({ 颜色: many("色", 32), 尺码: many("码", 32), 材质: ["棉", "麻"] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 2048 }))).toBeVisible();
    await expect(grid().getAllByRole("row").length).toBeLessThan(60); // only the visible rows
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "2050");
    cellAt(0, 1).focus();
    await userEvent.keyboard("{Control>}{ArrowDown}{/Control}");
    await waitFor(() => expect(cellAt(2047, 1)).toHaveFocus());
    await expect(cellAt(2047, 1)).toBeVisible();
    await expect(cellAt(2047, 1).closest("[role=row]")).toHaveAttribute("aria-rowindex", "2050");
    await userEvent.click(canvas.getByRole("button", { name: textOf(specText, "form.addValueTo", { name: "材质" }) }));
    await userEvent.keyboard("丝{Enter}");
    await expect(
      await canvas.findByText(textOf(specText, "problems.combinationsFull", { count: 3072, combinationsMax: 2048 })),
    ).toBeVisible();
  },
};

export const Phone: Story = {
  args: { begin: stored({ 口味: ["茉莉", "龙井"], 包装: many("装", 14) }) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole("list", { name: textOf(skuText, "grid.label") }));
    await expect(list.getAllByRole("listitem")).toHaveLength(20);
    const price = list.getByRole("textbox", { name: `茉莉 装2 ${textOf(skuText, "columns.price")}` });
    await userEvent.clear(price);
    await userEvent.type(price, "1{Enter}");
    await expect(price).toHaveValue("1.00");
    await expect(price).toHaveAccessibleDescription(textOf(skuText, "warnings.belowCost", { cost: "8.00" }));
    await userEvent.click(list.getByRole("button", { name: removes("茉莉 装1") }));
    await expect(await canvas.findByText(textOf(skuText, "grid.count", { count: 27 }))).toBeVisible();
    await userEvent.click(canvas.getByText(textOf(skuText, "batch.title")));
    await userEvent.type(
      canvas.getByRole("textbox", { name: `${textOf(skuText, "batch.title")} ${textOf(skuText, "columns.stock")}` }),
      "66",
    );
    await userEvent.click(canvas.getByRole("button", { name: textOf(skuText, "batch.apply") }));
    await expect(list.getByRole("textbox", { name: `茉莉 装2 ${textOf(skuText, "columns.stock")}` })).toHaveValue("66");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledOnce());
  },
};
