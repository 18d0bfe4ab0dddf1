import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { dropFiles, pasteFiles } from "../../.storybook/give-files";
import { pictureFile } from "../../.storybook/picture-file";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { PictureLibraryScreen } from "./picture-library-screen";

interface Args {
  at: string;
}

const meta = {
  title: "Screens/Pictures/Library",
  args: { at: "" },
  render: function Render({ at }: Args) {
    return <PictureLibraryScreen search={useSearch(at)} pagePath="/maintain/picture" />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = [
  { name: "商品主图", children: [{ name: "绿茶" }, { name: "红茶" }, { name: "乌龙茶" }] },
  { name: "详情页" },
  { name: "活动海报：一个很长很长的分类名称用来看看会不会被截断" },
];
const named = (...names: string[]) => names.map((name, at) => ({ name, path: `demo/tea-box-${at + 1}.svg` }));
const library = "merchant:attachment:list";

export const Full: Story = {
  decorators: [withShop({ pictureCategories: tea, pictures: 95 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 95 条")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "上传" })).toBeVisible();
    const tiles = within(canvas.getByRole("list", { name: "图片" })).getAllByRole("button", { pressed: false });
    await expect(tiles).toHaveLength(30);
    for (const at of [2, 0, 1]) await userEvent.click(tiles[at] ?? canvas.getByRole("tree"));
    await expect(canvas.getByText("已选 3 项")).toBeVisible();
    await expect(tiles[2]?.textContent).toBe("1");
    await expect(tiles[0]?.textContent).toBe("2");
    await expect(canvas.getByRole("button", { name: "裁剪图片" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "裁剪图片" }));
    await expect(await screen.findByText("最多只能选一张图片")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "第 2 页" }));
    await expect(await canvas.findByText("已选 0 项")).toBeVisible();
  },
};

export const ByKeys: Story = {
  decorators: [withShop({ pictures: named("甲", "乙", "丙", "丁") })],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole("button", { name: "丁" });
    first.focus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight} ");
    await expect(canvas.getByRole("button", { name: "乙，已选，第 2 个" })).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(canvas.getByText("已选 3 项")).toBeVisible();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(canvas.getByText("已选 4 项")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const preview = within(await screen.findByRole("dialog", { name: "预览 甲" }));
    await expect(preview.getByText("4 / 4")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(await screen.findByRole("dialog", { name: "预览 丙" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("{F2}");
    await userEvent.keyboard("新名字{Enter}");
    await expect(await canvas.findByRole("button", { name: /^新名字/ })).toBeVisible();
    await userEvent.keyboard("{Delete}");
    await expect(await screen.findByText("确定永久删除该数据")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "取消" }));
  },
};

export const Uploading: Story = {
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("图片库为空")).toBeVisible();
    const files = await Promise.all(Array.from({ length: 5 }, (_, at) => pictureFile(`照片${at + 1}.png`, { hue: at * 50 })));
    const broken = new File(["这不是图片"], "坏图.png", { type: "image/png" });
    const wrong = new File(["<svg/>"], "图标.svg", { type: "image/svg+xml" });
    dropFiles(canvas.getByText("图片库为空"), [...files, broken, wrong]);
    const panel = within(await canvas.findByRole("region", { name: "上传列表" }));
    await expect(await panel.findByText("上传完成：成功 5 个，失败 2 个")).toBeVisible();
    await expect(panel.getByText(/不支持这种格式/)).toBeVisible();
    await expect(await canvas.findByText("共 5 条")).toBeVisible();
    const box = canvas.getByRole("region", { name: "上传列表" }).getBoundingClientRect();
    const covered = [canvas.getByPlaceholderText(/名称/), ...canvas.getAllByRole("button", { name: /^照片\d/ })].filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left && !part.closest("section");
    });
    await expect(covered).toEqual([]); // the panel lies over nothing
    const [again] = files;
    if (again) pasteFiles(document.body, [again]);
    await userEvent.click(await panel.findByRole("button", { name: "使用已有的 照片1.png" }));
    await expect(await panel.findByText("图库已有，未重复添加")).toBeVisible();
  },
};

export const Offline: Story = {
  decorators: [withShop({}, { at: "/upload/image", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    dropFiles(await canvas.findByText("图片库为空"), [await pictureFile("照片.png")]);
    const panel = within(await canvas.findByRole("region", { name: "上传列表" }));
    await expect(await panel.findByText("网络已断开，恢复后自动继续")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "暂停 照片.png" }));
    await expect(await panel.findByRole("button", { name: "继续 照片.png" })).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "全部取消" }));
    await userEvent.click(await panel.findByRole("button", { name: "清除已结束的" }));
  },
};

export const Deleting: Story = {
  decorators: [
    withShop({
      products: [{ name: "西湖龙井", image: "demo/tea-box-1.svg" }],
      pictures: [{ name: "主图", path: "demo/tea-box-1.svg" }, { name: "闲置" }],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "主图" }));
    await userEvent.click(canvas.getByRole("button", { name: "删除图片" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("商品：西湖龙井")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("刪除成功")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "主图" })).toBeNull());
  },
};

export const Rows: Story = {
  args: { at: "view=list" },
  decorators: [withShop({ pictureCategories: tea, pictures: 12 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("table", { name: "图片" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "全选本页" }));
    await expect(canvas.getByText("已选 12 项")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "图片移动至: 图片移动至" }));
    await userEvent.click(await screen.findByRole("button", { name: "详情页" }));
    await expect(await screen.findByText("操作成功")).toBeVisible();
    await expect(canvas.getByText("已选 0 项")).toBeVisible();
  },
};

export const Categories: Story = {
  decorators: [withShop({ pictureCategories: tea, pictures: 8 })],
  play: async ({ canvas, userEvent }) => {
    const tree = within(await canvas.findByRole("tree", { name: "素材分类" }));
    (await tree.findByRole("treeitem", { name: "全部图片" })).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(tree.getByRole("treeitem", { name: "绿茶" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(tree.getByRole("treeitem", { name: "绿茶" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(tree.queryByRole("treeitem", { name: "绿茶" })).toBeNull();
    await userEvent.click(tree.getByRole("button", { name: "商品主图 的操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "编辑分类" }));
    const dialog = within(await screen.findByRole("dialog", { name: "编辑分类" }));
    await userEvent.click(await dialog.findByRole("button", { name: /^上级分类/ }));
    await userEvent.click(await screen.findByRole("button", { name: "选择 商品主图" }));
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("上级分类不能选当前分类")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "取消" }));
    const question = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await userEvent.click(question.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.type(canvas.getByRole("textbox", { name: "输入关键字过滤分类" }), "红");
    await expect(tree.getByRole("treeitem", { name: "红茶" })).toBeVisible();
    await expect(tree.queryByRole("treeitem", { name: "详情页" })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("图片库为空")).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: "视频" }));
    await expect(await canvas.findByText("视频库为空")).toBeVisible();
  },
};

export const NothingMatches: Story = {
  args: { at: "name=没有" },
  decorators: [withShop({ pictures: 2 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("没有找到名称包含“没有”的素材")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await expect(await canvas.findByText("共 2 条")).toBeVisible();
  },
};

export const Videos: Story = {
  args: { at: "kind=video" },
  decorators: [withShop({ pictures: [{ name: "开箱.mp4", attType: "video/mp4", path: "demo/none.mp4" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "开箱.mp4" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "上传视频" })).toBeVisible();
  },
};

export const Broken: Story = {
  decorators: [withShop({ pictures: [{ name: null, path: "files/missing.png" }, { name: "好图" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "未命名" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "好图" })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withShop({ pictures: 2 }, { at: "/attachment/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: "加载中..." }))[0]).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ pictures: 2 }, { at: "/attachment/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ pictures: 2, permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ pictureCategories: tea, pictures: 7, permissions: [library] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 7 条")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "上传" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "删除图片" })).toBeNull();
    const [first] = within(canvas.getByRole("list", { name: "图片" })).getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole("dialog", { name: /^预览/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictureCategories: tea, pictures: 40 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "全部图片" }));
    const drawer = within(await screen.findByRole("dialog", { name: "选择分类" }));
    await userEvent.click(await drawer.findByText("详情页"));
    await expect(await canvas.findByRole("button", { name: "详情页" })).toBeVisible();
  },
};
