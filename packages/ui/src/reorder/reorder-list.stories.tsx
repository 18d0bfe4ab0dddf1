import { moved } from "@shopkeeper/hooks/selection";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { drag } from "../../.storybook/drag";
import { word } from "../../.storybook/words";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { ReorderList, type ReorderListProps } from "./reorder-list";

type Args = ReorderListProps<string>;

const meta = {
  title: "Parts/Reorder list",
  component: ReorderList<string>,
  args: {
    items: ["商品信息", "规格库存", "商品详情", "其他设置"],
    keyOf: (item) => item,
    labelOf: (item) => item,
    onMove: fn(),
    children: (item, handle) => (
      <Item>
        {handle}
        <span>{item}</span>
      </Item>
    ),
  },
  render: (args) => <Keeping {...args} />,
} satisfies Meta<typeof ReorderList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Keeping({ items, onMove, ...rest }: Args) {
  const [now, setNow] = useState(items);
  const move = (from: number, to: number) => {
    setNow((before) => moved(before, from, to));
    onMove?.(from, to);
  };
  return <ReorderList {...rest} items={now} onMove={onMove && move} />;
}

const Item = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    padding: "1",
    paddingInlineEnd: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    background: "bg.panel",
    "& > span": { minWidth: 0, overflowWrap: "anywhere" },
  },
});

const colours = "红 橙 黄 绿 青 蓝 紫 玫瑰金 深空灰 午夜色 星光色 远峰蓝 樱花粉 名字很长很长很长很长很长的颜色 银 石墨".split(" ");
const orderOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
const handleOf = (canvas: HTMLElement, name: string) =>
  waitFor(async () => {
    const handle = within(canvas).getByRole("button", { name: word("reorder.handle", { label: name }) });
    await expect(handle).toBeEnabled();
    return handle;
  });

export const Below: Story = {};

export const Wrapping: Story = {
  args: { items: colours, layout: "wrap" },
  decorators: [(story) => <Narrow>{story()}</Narrow>],
};

export const ByKeys: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const handle = await handleOf(canvasElement, "商品信息");
    handle.focus();
    await userEvent.keyboard(" ");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      word("reorder.taken", { label: "商品信息", place: 1, count: 4 }),
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(orderOf(canvasElement)).toEqual(["规格库存", "商品详情", "商品信息", "其他设置"]);
    await expect(handle).toHaveFocus();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      word("reorder.moved", { label: "商品信息", place: 3, count: 4 }),
    );
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.onMove).toHaveBeenCalledWith(0, 2);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      word("reorder.dropped", { label: "商品信息", place: 3, count: 4 }),
    );
  },
};

export const TakenBack: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const handle = await handleOf(canvasElement, "其他设置");
    handle.focus();
    await userEvent.keyboard(" {Home}");
    await expect(orderOf(canvasElement)[0]).toBe("其他设置");
    await userEvent.keyboard("{Escape}");
    await expect(orderOf(canvasElement)).toEqual(["商品信息", "规格库存", "商品详情", "其他设置"]);
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(word("reorder.returned", { label: "其他设置", place: 4 }));
  },
};

export const LeftWhileCarried: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const handle = await handleOf(canvasElement, "规格库存");
    handle.focus();
    await userEvent.keyboard(" {ArrowUp}{Tab}");
    await expect(args.onMove).toHaveBeenCalledWith(1, 0);
  },
};

export const RowsByKeys: Story = {
  args: { items: colours, layout: "wrap" },
  decorators: [(story) => <Narrow>{story()}</Narrow>],
  play: async ({ canvasElement, userEvent }) => {
    const handle = await handleOf(canvasElement, "红");
    const top = () => handle.getBoundingClientRect().top;
    const before = top();
    handle.focus();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(orderOf(canvasElement).slice(0, 2)).toEqual(["橙", "红"]);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(top()).toBeGreaterThan(before + 20));
    await userEvent.keyboard("{End} ");
    await expect(orderOf(canvasElement).at(-1)).toBe("红");
  },
};

export const ByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const handle = await handleOf(canvasElement, "商品信息");
    await drag(handle, await handleOf(canvasElement, "其他设置"));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(0, 3));
    await expect(orderOf(canvasElement)).toEqual(["规格库存", "商品详情", "其他设置", "商品信息"]);
  },
};

export const ByMouseInRows: Story = {
  args: { items: colours, layout: "wrap" },
  decorators: [(story) => <Narrow>{story()}</Narrow>],
  play: async ({ canvasElement, canvas, args }) => {
    await handleOf(canvasElement, "红");
    await drag(canvas.getByText("红"), canvas.getByText("银"));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(orderOf(canvasElement).indexOf("红")).toBeGreaterThan(10);
  },
};

export const DragGivenUp: Story = {
  play: async ({ canvasElement, args }) => {
    const handle = await handleOf(canvasElement, "商品信息");
    await drag(handle, await handleOf(canvasElement, "其他设置"), () => fireEvent.keyDown(handle, { key: "Escape" }));
    await expect(orderOf(canvasElement)).toEqual(["商品信息", "规格库存", "商品详情", "其他设置"]);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const FromRightToLeft: Story = {
  args: { items: colours, layout: "wrap" },
  decorators: [(story) => <Narrow dir="rtl">{story()}</Narrow>],
  play: async ({ canvasElement, userEvent }) => {
    (await handleOf(canvasElement, "红")).focus();
    await userEvent.keyboard(" {ArrowLeft} ");
    await expect(orderOf(canvasElement).slice(0, 2)).toEqual(["橙", "红"]);
  },
};

export const InADialog: Story = {
  args: { items: Array.from({ length: 30 }, (_, at) => `第 ${at + 1} 项`) },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  render: (args) => (
    <Modal title="调整顺序" isOpen onClose={args.onMove ? () => args.onMove?.(-1, -1) : () => undefined}>
      <Keeping {...args} />
    </Modal>
  ),
  play: async ({ userEvent, args }) => {
    const dialog = within(document.body).getByRole("dialog", { name: "调整顺序" });
    const handle = await handleOf(dialog, "第 1 项");
    handle.focus();
    await userEvent.keyboard(" {End}");
    await waitFor(() => expect(handle.getBoundingClientRect().bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom));
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = { args: { onMove: undefined } };
export const Single: Story = { args: { items: ["商品信息"] } };
export const Phone: Story = { args: { items: colours, layout: "wrap" }, globals: { viewport: { value: "phone" } } };

const Narrow = ({ children, dir }: { children: ReactNode; dir?: "rtl" }) => (
  <div dir={dir} style={{ width: 420 }}>
    {children}
  </div>
);
