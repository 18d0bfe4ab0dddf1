import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { pictureFile } from "../testing/picture-file";
import { type PictureLibraryOptions, usePictureLibrary } from "./use-picture-library";

type Seed = NonNullable<Parameters<typeof openShop>[0]>;

async function open(seed: Seed, given: Partial<PictureLibraryOptions> & { url?: string } = {}) {
  const opened = await openShop(seed);
  const { url, ...options } = given;
  const useSearch = searchState(url);
  const { result: library } = renderHook(
    () => usePictureLibrary({ mode: "page", pagePath: "/maintain/picture", search: useSearch(), ...options }),
    { wrapper: opened.wrapper },
  );
  await waitFor(() => expect(library.current.reading.isLoading || library.current.categories.isLoading).toBe(false));
  const named = (name: string) => {
    const found = library.current.page.rows.find((picture) => picture.name === name);
    if (!found) throw new Error(`no picture called ${name}`);
    return found;
  };
  const pick = (...names: string[]) => {
    for (const name of names) act(() => void library.current.selection?.toggle(named(name)));
  };
  const category = async (name: string) => {
    const found = (await opened.client.listPictureCategories({ query: { type: 2 } })).flatMap(withBelow).find((node) => node.name === name);
    if (!found) throw new Error(`no category called ${name}`);
    return found.id;
  };
  return { ...opened, library, named, pick, category };
}

interface Node {
  id: number;
  name: string;
  child: readonly Node[];
}
const withBelow = (node: Node): Node[] => [node, ...node.child.flatMap(withBelow)];
const named = (...names: string[]) => ({ pictures: names.map((name) => ({ name })) });
const settled = (library: { current: { reading: { isRefreshing: boolean } } }) =>
  waitFor(() => expect(library.current.reading.isRefreshing).toBe(false));

test("a page shows 30 pictures, a dialog 20, and an address that asks for another size gets the first", async () => {
  const { library } = await open({ pictures: 35 }, { url: "limit=20" });
  expect(library.current.page.rows).toHaveLength(30);
  expect([library.current.definition.sizes, library.current.page.total]).toEqual([[30, 60, 90, 120], 35]);
  const dialog = await open({ pictures: 35 }, { mode: "dialog", search: undefined });
  expect(dialog.library.current.page.rows).toHaveLength(20);
  expect(dialog.library.current.definition.sizes).toEqual([20, 40, 60, 80]);
});

test("pictures are numbered in the order of selecting, and dropping one moves the later ones up", async () => {
  const { library, pick, named: picture } = await open(named("甲", "乙", "丙"));
  pick("丙", "甲", "乙");
  expect(["甲", "乙", "丙"].map((name) => library.current.selection?.orderOf(picture(name).attId))).toEqual([2, 3, 1]);
  pick("甲");
  expect(["甲", "乙", "丙"].map((name) => library.current.selection?.orderOf(picture(name).attId))).toEqual([0, 2, 1]);
});

test("another category, page or kind empties the selection, and so does the way back", async () => {
  const { library, pick, category } = await open({
    pictureCategories: [{ name: "茶" }],
    pictures: [...Array(31)].map((_, at) => ({ name: `${at}` })),
  });
  pick("30");
  act(() => library.current.filters.change({ page: 2 }));
  expect(library.current.selection?.count).toBe(0);
  act(() => library.current.filters.change({ page: 1 }));
  await settled(library);
  expect(library.current.selection?.count).toBe(0);
  pick("30");
  const tea = await category("茶");
  act(() => library.current.categories.choose(tea));
  expect([library.current.selection?.count, library.current.filters.query.pid]).toEqual([0, tea]);
  act(() => library.current.categories.choose(0));
  await settled(library);
  pick("30");
  act(() => library.current.filters.change({ kind: "video" }));
  expect([library.current.selection?.count, library.current.filters.query.page]).toEqual([0, 1]);
});

test("videos are shown apart from pictures", async () => {
  const { library } = await open({ pictures: [{ name: "图" }, { name: "片", attType: "video/mp4" }] });
  expect(library.current.page.rows.map(({ name }) => name)).toEqual(["图"]);
  act(() => library.current.filters.change({ kind: "video" }));
  await waitFor(() => expect(library.current.page.rows.map(({ name }) => name)).toEqual(["片"]));
});

test("a name is searched for, page 1 first, and the words can be taken away again", async () => {
  const { library } = await open(named("龙井", "红茶"), { url: "page=2" });
  act(() => library.current.filters.change({ name: "龙" }));
  await waitFor(() => expect(library.current.page.rows.map(({ name }) => name)).toEqual(["龙井"]));
  expect([library.current.filters.query.page, library.current.filters.isFiltered]).toEqual([1, true]);
  act(() => library.current.filters.reset());
  await waitFor(() => expect(library.current.page.rows).toHaveLength(2));
});

test("using hands back those chosen before and the selected ones in the order of selecting", async () => {
  const used: unknown[] = [];
  const {
    library,
    pick,
    named: picture,
  } = await open(named("甲", "乙", "丙"), {
    mode: "dialog",
    chosen: [{ attId: 1, sattDir: "/old.png" }],
    onUse: (pictures) => used.push(pictures.map(({ attId }) => attId)),
  });
  pick("丙", "甲", "乙");
  act(() => void library.current.choice.use?.());
  expect(used).toEqual([[1, picture("丙").attId, picture("甲").attId, picture("乙").attId]]);
});

test("a picture used at once comes after the selected ones, or alone where one is wanted", async () => {
  const used: unknown[] = [];
  const onUse = (pictures: readonly { attId: number }[]) => used.push(pictures.map(({ attId }) => attId));
  const several = await open(named("甲", "乙"), { mode: "dialog", onUse });
  const [first, second] = [several.named("甲"), several.named("乙")];
  several.pick("乙");
  act(() => void several.library.current.choice.useAtOnce?.(first));
  act(() => void several.library.current.choice.useAtOnce?.(second));
  const single = await open(named("甲", "乙"), { mode: "dialog", max: 1, onUse });
  single.pick("乙");
  act(() => void single.library.current.choice.useAtOnce?.(single.named("甲")));
  expect(used).toEqual([[second.attId, first.attId], [second.attId], [single.named("甲").attId]]);
});

test("what arrives in a picker is selected on page 1, as far as there is room; in the library of its own nothing is", async () => {
  const upload = async (given: Partial<PictureLibraryOptions>) => {
    const { library } = await open({ pictures: 45 }, { mode: "dialog", ...given });
    await waitFor(() => expect(library.current.uploads?.rules).toBeDefined());
    act(() => library.current.filters.change({ page: 2 }));
    await settled(library);
    act(() => library.current.uploads?.add([pictureFile("一.png", 1), pictureFile("二.png", 2), pictureFile("三.png", 3)]));
    await waitFor(() => expect(library.current.page.total).toBe(48));
    await settled(library);
    return [library.current.filters.query.page, library.current.selection?.rows.map(({ name }) => name)];
  };
  expect(await upload({ onUse: () => undefined, max: 2 })).toEqual([1, ["一.png", "二.png"]]);
  expect(await upload({ onUse: () => undefined, max: 1 })).toEqual([1, ["一.png"]]);
  expect(await upload({})).toEqual([1, []]);
});

test("the order is in the address and survives a reset; what nothing uses is a filter", async () => {
  const { library } = await open(
    {
      products: [{ name: "西湖龙井", image: "demo/tea-box-1.svg" }],
      pictures: [
        { name: "b", path: "demo/tea-box-1.svg" },
        { name: "a", path: "demo/cup-1.svg" },
        { name: "c", path: "demo/vase-1.svg" },
      ],
    },
    { url: "orderBy=name&order=asc&page=1" },
  );
  const names = () => library.current.page.rows.map(({ name }) => name).join("");
  expect([library.current.filters.query.order, names()]).toEqual(["nameUp", "abc"]);
  act(() => library.current.display.onlyUnused(true));
  await waitFor(() => expect(names()).toBe("ac"));
  act(() => library.current.display.orderAs("newest"));
  await waitFor(() => expect(names()).toBe("ca"));
  act(() => library.current.display.orderAs("nameDown"));
  act(() => library.current.filters.reset());
  await waitFor(() => expect(names()).toBe("cba"));
  act(() => library.current.details?.open(library.current.page.rows[1] ?? never()));
  await waitFor(() =>
    expect(library.current.details?.uses).toMatchObject({ uses: expect.arrayContaining([expect.objectContaining({ kind: "product" })]) }),
  );
});

const never = () => {
  throw new Error("a picture is there");
};

test("with nothing selected 请先选择图片 is said, and with two in single mode 最多只能选一张图片", async () => {
  const used: unknown[] = [];
  const { library, pick, notices } = await open(named("甲", "乙"), {
    mode: "dialog",
    max: 1,
    onUse: (pictures) => used.push(pictures),
  });
  act(() => void library.current.choice.use?.());
  act(() => library.current.removal?.open());
  await act(async () => library.current.moving?.to(0));
  pick("甲", "乙");
  act(() => void library.current.choice.use?.());
  act(() => void library.current.crop?.open());
  expect(notices.map(({ text }) => text)).toEqual([
    "请先选择图片",
    "请先选择图片",
    "请先选择图片",
    "最多只能选一张图片",
    "最多只能选一张图片",
  ]);
  expect([used, library.current.crop?.isOpen, library.current.removal?.isOpen]).toEqual([[], false, false]);
});

test("cropping opens with the selected picture, or without any", async () => {
  const { library, pick } = await open(named("甲"));
  act(() => void library.current.crop?.open());
  expect(library.current.crop).toMatchObject({ isOpen: true, picture: undefined });
  act(() => library.current.crop?.close());
  pick("甲");
  act(() => void library.current.crop?.open());
  expect(library.current.crop).toMatchObject({ isOpen: true, picture: { name: "甲" } });
});

test("deleting asks, and goes back to page 1 with 刪除成功", async () => {
  const { library, pick, notices } = await open({ pictures: [...Array(32)].map((_, at) => ({ name: `${at}` })) });
  act(() => library.current.filters.change({ page: 2 }));
  await waitFor(() => expect(library.current.page.rows).toHaveLength(2));
  pick("0");
  act(() => library.current.removal?.open());
  expect(library.current.removal?.subject).toHaveLength(1);
  await waitFor(() => expect(library.current.removal?.uses).toEqual({ is: "found", count: 0, uses: [] }));
  await act(async () => library.current.removal?.confirm());
  await waitFor(() => expect(library.current.page.total).toBe(31));
  expect(notices.map(({ text }) => text)).toEqual(["刪除成功"]);
  expect([library.current.filters.query.page, library.current.selection?.count]).toEqual([1, 0]);
});

test("before a picture that something shows is deleted, it is said where", async () => {
  const { library, client } = await open({
    products: [{ name: "西湖龙井", image: "demo/tea-box-1.svg" }],
    pictures: [{ path: "demo/tea-box-1.svg" }, { path: "demo/cup-1.svg" }],
  });
  const image = (await client.listProducts({ query: { type: 1 } })).list[0]?.image;
  const shown = library.current.page.rows.find(({ sattDir }) => sattDir === image);
  expect(shown).toBeDefined();
  act(() => library.current.removal?.open(shown));
  await waitFor(() =>
    expect(library.current.removal?.uses).toMatchObject({
      is: "found",
      uses: expect.arrayContaining([expect.objectContaining({ kind: "product", name: "西湖龙井" })]),
    }),
  );
});

test("a whole page of 120 is asked about and deleted at once", async () => {
  const { library } = await open({ pictures: 125 }, { url: "limit=120" });
  act(() => void library.current.selection?.togglePage(library.current.page.rows));
  act(() => library.current.removal?.open());
  await waitFor(() => expect(library.current.removal?.uses.is).toBe("found"));
  await act(async () => library.current.removal?.confirm());
  await waitFor(() => expect(library.current.page.total).toBe(5));
});

test("moving needs a selection, says 操作成功 and goes back to page 1; a failed move only clears", async () => {
  const { library, pick, notices, category, client } = await open({ ...named("甲", "乙"), pictureCategories: [{ name: "茶" }] });
  const tea = await category("茶");
  pick("甲");
  await act(async () => library.current.moving?.to(tea));
  expect(notices.at(-1)?.text).toBe("操作成功");
  expect(library.current.selection?.count).toBe(0);
  expect((await client.listAttachments({ query: { pid: tea } })).list.map(({ name }) => name)).toEqual(["甲"]);
  pick("乙");
  await client.deletePictureCategory({ path: { id: tea } });
  await act(async () => library.current.moving?.to(tea));
  expect(notices.at(-1)).toMatchObject({ kind: "error" });
  expect([library.current.selection?.count, library.current.filters.query.page]).toEqual([0, 1]);
});

test("a picture is named in place; an empty name is refused, and one that fails stays open", async () => {
  const { library, named: picture, notices, client } = await open(named("旧名"));
  act(() => library.current.naming?.start(picture("旧名")));
  await act(async () => library.current.naming?.save("  "));
  expect([notices.at(-1)?.text, library.current.naming?.attId]).toEqual(["输入不能为空", picture("旧名").attId]);
  await act(async () => library.current.naming?.save(" 新名 "));
  expect(library.current.page.rows.map(({ name }) => name)).toEqual(["新名"]);
  expect(library.current.naming?.attId).toBeUndefined();
  const row = picture("新名");
  await client.deleteAttachments({ body: { ids: String(row.attId) } });
  act(() => library.current.naming?.start(row));
  await act(async () => library.current.naming?.save("更新的名"));
  expect(library.current.naming?.attId).toBe(row.attId);
});

test("uploaded pictures come first on page 1, in the category that was open", async () => {
  const { library, category, notices } = await open({ pictureCategories: [{ name: "茶" }] });
  const tea = await category("茶");
  act(() => library.current.categories.choose(tea));
  await waitFor(() => expect(library.current.uploads?.rules).toBeDefined());
  act(() => library.current.uploads?.add([pictureFile("一.png", 1), pictureFile("二.png", 2)]));
  await waitFor(() => expect(library.current.uploads?.isUnderWay).toBe(false));
  await waitFor(() =>
    expect(library.current.page.rows.map(({ name, pid }) => [name, pid]).sort()).toEqual([
      ["一.png", tea],
      ["二.png", tea],
    ]),
  );
  expect(notices.map(({ text }) => text)).toEqual(["上传成功"]);
});

test("a clerk who may only look is offered nothing else", async () => {
  const { library } = await open({ ...named("甲"), permissions: ["merchant:attachment:list"] });
  const { selection, uploads, removal, moving, naming, crop, categories } = library.current;
  expect({ selection, uploads, removal, moving, naming, crop }).toEqual({});
  expect([categories.add, categories.edit, categories.removal]).toEqual([undefined, undefined, undefined]);
  expect(library.current.page.rows).toHaveLength(1);
});

test("without the right to the library nothing is asked and it is refused", async () => {
  const { library } = await open({ ...named("甲"), permissions: [] });
  expect(library.current).toMatchObject({ reading: { isRefused: true, error: undefined }, page: { rows: [] } });
});

test("looking goes from picture to picture of the page and ends at both ends", async () => {
  const { library, named: picture } = await open(named("甲", "乙"));
  act(() => library.current.preview.open(picture("乙")));
  expect(library.current.preview).toMatchObject({ place: 1, count: 2, previous: undefined });
  act(() => library.current.preview.next?.());
  expect(library.current.preview).toMatchObject({ picture: { name: "甲" }, place: 2, next: undefined });
  act(() => library.current.preview.close());
  expect(library.current.preview.picture).toBeUndefined();
});

test("the selected pictures are saved as one zip, in the order of selecting; without any it says so", async () => {
  const saved: { name: string; bytes: number }[] = [];
  const { library, notices, pick, client } = await open({}, { save: (blob, name) => void saved.push({ name, bytes: blob.size }) });
  for (const name of ["甲.png", "乙.png"])
    await client.upload(pictureFile(name, name.length + name.charCodeAt(0)), { to: "uploadImage", query: { model: "product", pid: 0 } });
  act(() => library.current.reading.retry());
  await waitFor(() => expect(library.current.page.total).toBe(2));
  act(() => library.current.download?.start());
  expect(notices.map(({ text }) => text)).toEqual(["请先选择图片"]);
  pick("甲.png", "乙.png");
  act(() => library.current.download?.start());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/\.zip$/);
  expect(saved[0]?.bytes).toBeGreaterThan(100);
});

test("who may not look at the library, and a dialog that cannot save, have no download", async () => {
  const { library } = await open(named("甲"));
  expect(library.current.download).toBeUndefined();
  const clerk = await open({ ...named("甲"), permissions: ["merchant:upload:image"] }, { save: () => undefined });
  expect(clerk.library.current.download).toBeUndefined();
});

test("what was cropped goes back at once where one picture is wanted, and is selected in the place of its original where several are", async () => {
  const used: unknown[] = [];
  const one = await open(named("甲"), { mode: "dialog", search: undefined, max: 1, onUse: (pictures) => void used.push(pictures) });
  const arrival = { attId: 9, sattDir: "/9.png", name: "甲.png", bytes: 70, isKnown: false };
  act(() => one.library.current.crop?.onUploaded(arrival));
  expect(used).toEqual([[{ attId: 9, sattDir: "/9.png", bytes: 70, name: "甲.png" }]]);
  const several = await open(named("甲"), { mode: "dialog", search: undefined, onUse: (pictures) => void used.push(pictures) });
  several.pick("甲");
  act(() => several.library.current.crop?.onUploaded(arrival));
  expect(several.library.current.selection?.rows.map(({ attId }) => attId)).toEqual([9]);
  expect(used).toHaveLength(1);
});
