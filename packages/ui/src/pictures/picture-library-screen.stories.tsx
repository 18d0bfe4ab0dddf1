import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import { AttachmentUseKind } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { dropFiles, pasteFiles } from "../../.storybook/give-files";
import { pictureFile } from "../../.storybook/picture-file";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
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
    await expect(await canvas.findByText(word("pager.total", { total: 95 }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: textOf(pictureText, "toolbar.upload") })).toBeVisible();
    const tiles = within(canvas.getByRole("list", { name: textOf(pictureText, "kind.image") })).getAllByRole("button", { pressed: false });
    await expect(tiles).toHaveLength(30);
    for (const at of [2, 0, 1]) await userEvent.click(tiles[at] ?? canvas.getByRole("tree"));
    await expect(canvas.getByText(word("selection.count", { count: 3 }))).toBeVisible();
    await expect(tiles[2]?.textContent).toBe("1");
    await expect(tiles[0]?.textContent).toBe("2");
    await expect(canvas.getByRole("button", { name: textOf(pictureText, "toolbar.crop") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "toolbar.crop") }));
    await expect(await screen.findByText(textOf(pictureText, "choose.one"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("pager.page", { page: 2 }) }));
    await expect(await canvas.findByText(word("selection.count", { count: 0 }))).toBeVisible();
  },
};

export const ByKeys: Story = {
  decorators: [withShop({ pictures: named("甲", "乙", "丙", "丁") })],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole("button", { name: "丁" });
    first.focus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight} ");
    await expect(canvas.getByRole("button", { name: textOf(pictureText, "tile.picked", { name: "乙", order: 2 }) })).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(canvas.getByText(word("selection.count", { count: 3 }))).toBeVisible();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(canvas.getByText(word("selection.count", { count: 4 }))).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const preview = within(await screen.findByRole("dialog", { name: word("picture.preview", { name: "甲" }) }));
    await expect(preview.getByText("4 / 4")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(await screen.findByRole("dialog", { name: word("picture.preview", { name: "丙" }) })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("{F2}");
    await userEvent.keyboard("新名字{Enter}");
    await expect(await canvas.findByRole("button", { name: /^新名字/ })).toBeVisible();
    await userEvent.keyboard("{Delete}");
    await expect(await screen.findByText(word("bulk.removeQuestion", { count: 4 }))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.cancel") }));
  },
};

export const Uploading: Story = {
  decorators: [withShop({ pictureCategories: tea })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(pictureText, "empty.image"))).toBeVisible();
    const files = await Promise.all(Array.from({ length: 5 }, (_, at) => pictureFile(`照片${at + 1}.png`, { hue: at * 50 })));
    const broken = new File(["这不是图片"], "坏图.png", { type: "image/png" });
    const wrong = new File(["<svg/>"], "图标.svg", { type: "image/svg+xml" });
    dropFiles(canvas.getByText(textOf(pictureText, "empty.image")), [...files, broken, wrong]);
    const panel = within(await canvas.findByRole("region", { name: textOf(pictureText, "upload.panel") }));
    await expect(await panel.findByText(textOf(pictureText, "upload.summary", { done: 5, failed: 2 }))).toBeVisible();
    // a wrong name, and a right one with a wrong content
    await expect(panel.getAllByText(pattern`^${textOf(pictureText, "upload.refused.picture")}`)).toHaveLength(2);
    await expect(await canvas.findByText(word("pager.total", { total: 5 }))).toBeVisible();
    const box = canvas.getByRole("region", { name: textOf(pictureText, "upload.panel") }).getBoundingClientRect();
    const covered = [
      canvas.getByPlaceholderText(textOf(pictureText, "toolbar.searchPlaceholder")),
      ...canvas.getAllByRole("button", { name: /^照片\d/ }),
    ].filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left && !part.closest("section");
    });
    await expect(covered).toEqual([]); // the panel covers nothing
    const [again] = files;
    if (again) pasteFiles(document.body, [again]);
    await userEvent.click(await panel.findByRole("button", { name: textOf(pictureText, "upload.useNamed", { name: "照片1.png" }) }));
    await expect(await panel.findByText(textOf(pictureText, "upload.status.reused"))).toBeVisible();
  },
};

export const Offline: Story = {
  decorators: [withShop({}, { at: "/upload/image", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    dropFiles(await canvas.findByText(textOf(pictureText, "empty.image")), [await pictureFile("照片.png")]);
    const panel = within(await canvas.findByRole("region", { name: textOf(pictureText, "upload.panel") }));
    await expect(await panel.findByText(textOf(pictureText, "upload.offline"))).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: textOf(pictureText, "upload.pause", { name: "照片.png" }) }));
    await expect(await panel.findByRole("button", { name: textOf(pictureText, "upload.resume", { name: "照片.png" }) })).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: textOf(pictureText, "upload.cancelAll") }));
    await userEvent.click(await panel.findByRole("button", { name: textOf(pictureText, "upload.clear") }));
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
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "toolbar.removeImage") }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(
      await dialog.findByText(
        textOf(pictureText, "remove.use", { kind: codeLabel("AttachmentUseKind", AttachmentUseKind.product), name: "西湖龙井" }),
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(textOf(pictureText, "remove.done"))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "主图" })).toBeNull());
  },
};

export const Rows: Story = {
  args: { at: "view=list" },
  decorators: [withShop({ pictureCategories: tea, pictures: 12 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("table", { name: textOf(pictureText, "kind.image") })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: word("actions.selectPage") }));
    await expect(canvas.getByText(word("selection.count", { count: 12 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: `${textOf(pictureText, "toolbar.moveImage")}: ${textOf(pictureText, "toolbar.moveImage")}` }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "详情页" }));
    await expect(await screen.findByText(word("done.done"))).toBeVisible();
    await expect(canvas.getByText(word("selection.count", { count: 0 }))).toBeVisible();
  },
};

export const Categories: Story = {
  decorators: [withShop({ pictureCategories: tea, pictures: 8 })],
  play: async ({ canvas, userEvent }) => {
    const tree = within(await canvas.findByRole("tree", { name: textOf(pictureText, "category.label") }));
    (await tree.findByRole("treeitem", { name: textOf(pictureText, "category.all") })).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(tree.getByRole("treeitem", { name: "绿茶" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(tree.getByRole("treeitem", { name: "绿茶" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(tree.queryByRole("treeitem", { name: "绿茶" })).toBeNull();
    await userEvent.click(tree.getByRole("button", { name: textOf(pictureText, "category.actions", { name: "商品主图" }) }));
    await userEvent.click(await screen.findByRole("menuitem", { name: textOf(pictureText, "category.edit") }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(pictureText, "category.edit") }));
    await userEvent.click(await dialog.findByRole("button", { name: pattern`^${textOf(pictureText, "category.parent")}` }));
    await userEvent.click(await screen.findByRole("button", { name: `${word("actions.choose")} 商品主图` }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(pictureText, "problems.parentIsSelf"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.cancel") }));
    const question = within(await screen.findByRole("dialog", { name: word("notice.title") }));
    await userEvent.click(question.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.type(canvas.getByRole("textbox", { name: textOf(pictureText, "category.filter") }), "红");
    await expect(tree.getByRole("treeitem", { name: "红茶" })).toBeVisible();
    await expect(tree.queryByRole("treeitem", { name: "详情页" })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(pictureText, "empty.image"))).toBeVisible();
    await userEvent.click(await canvas.findByRole("tab", { name: textOf(pictureText, "kind.video") }));
    await expect(await canvas.findByText(textOf(pictureText, "empty.video"))).toBeVisible();
  },
};

export const NothingMatches: Story = {
  args: { at: "name=没有" },
  decorators: [withShop({ pictures: 2 })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(pictureText, "empty.filtered", { name: "没有" }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(await canvas.findByText(word("pager.total", { total: 2 }))).toBeVisible();
  },
};

export const Videos: Story = {
  args: { at: "kind=video" },
  decorators: [withShop({ pictures: [{ name: "开箱.mp4", attType: "video/mp4", path: "demo/none.mp4" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "开箱.mp4" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: textOf(pictureText, "toolbar.uploadVideo") })).toBeVisible();
  },
};

export const Broken: Story = {
  decorators: [withShop({ pictures: [{ name: null, path: "files/missing.png" }, { name: "好图" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: textOf(pictureText, "tile.unnamed") })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "好图" })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withShop({ pictures: 2 }, { at: "/attachment/list", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: word("states.loading") }))[0]).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ pictures: 2 }, { at: "/attachment/list", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: word("actions.retry") })).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ pictures: 2, permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("states.refused"))).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ pictureCategories: tea, pictures: 7, permissions: [library] })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 7 }))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textOf(pictureText, "toolbar.upload") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: textOf(pictureText, "toolbar.removeImage") })).toBeNull();
    const [first] = within(canvas.getByRole("list", { name: textOf(pictureText, "kind.image") })).getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole("dialog", { name: pattern`^${word("picture.preview", { name: "*" })}` })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictureCategories: tea, pictures: 40 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(pictureText, "category.all") }));
    const drawer = within(await screen.findByRole("dialog", { name: textOf(pictureText, "category.choose") }));
    await userEvent.click(await drawer.findByText("详情页"));
    await expect(await canvas.findByRole("button", { name: "详情页" })).toBeVisible();
  },
};
