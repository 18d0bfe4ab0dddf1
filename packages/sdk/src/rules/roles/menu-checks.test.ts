import fc from "fast-check";
import { expect, test } from "vitest";
import { markOf, rulesOf, toggleMenu } from "./menu-checks";
import { menuIndex, type MenuPlace } from "./menu-index";

const place = (id: number, pid: number, menuType: MenuPlace["menuType"]): MenuPlace => ({ id, pid, menuType });

/** Two pages in a folder, one of them with two buttons, and a page at the root. */
const index = menuIndex([
  place(1, 0, "M"),
  place(10, 1, "C"),
  place(11, 10, "A"),
  place(12, 10, "A"),
  place(20, 1, "C"),
  place(30, 0, "C"),
]);
const free = { isLinked: true, isLocked: () => false };
const ids = (granted: ReadonlySet<number>) => [...granted].sort((one, other) => one - other);
const press = (granted: readonly number[], id: number, options = free) => ids(toggleMenu(index, new Set(granted), id, options));
const marks = (granted: readonly number[], isLinked = true) => index.ids.map((id) => markOf(index, new Set(granted), id, isLinked));

test("a linked box takes everything below it along, and what is above is half checked", () => {
  expect(press([], 10)).toEqual([1, 10, 11, 12]);
  expect(marks([1, 10, 11, 12])).toEqual(["half", "checked", "checked", "checked", "none", "none"]);
  expect(press([1, 10, 11, 12], 20)).toEqual([1, 10, 11, 12, 20]);
  expect(marks([1, 10, 11, 12, 20])[0]).toBe("checked");
});

test("a button taken away leaves its page, and the last page takes its folder along", () => {
  expect(press([1, 10, 11, 12], 11)).toEqual([1, 10, 12]);
  expect(marks([1, 10, 12])[1]).toBe("half");
  expect(press([1, 10, 11, 12], 10)).toEqual([]);
});

test("an unlinked box stands for itself, and brings what it hangs under", () => {
  const alone = { isLinked: false, isLocked: () => false };
  expect(press([], 10, alone)).toEqual([1, 10]);
  expect(press([], 12, alone)).toEqual([1, 10, 12]);
  expect(marks([1, 10, 12], false)).toEqual(["checked", "checked", "none", "checked", "none", "none"]);
  expect(press([1, 10, 12], 10, alone)).toEqual([1]);
});

test("what is stored has the folders above it, and no folder without content", () => {
  expect(rulesOf(index, [12])).toEqual([1, 12]);
  expect(rulesOf(index, [1])).toEqual([]);
  expect(rulesOf(index, [99, 30])).toEqual([30]);
});

/** Any tree, its granted and locked menus, and boxes to press. */
const cases = fc.array(fc.record({ above: fc.nat(), kind: fc.nat(2) }), { minLength: 1, maxLength: 30 }).chain((shape) => {
  const menus: MenuPlace[] = [];
  for (const [at, { above, kind }] of shape.entries()) {
    const parents = menus.filter(({ menuType }) => (kind === 2 ? menuType === "C" : menuType === "M"));
    const parent = parents[above % (parents.length + 1)];
    const menuType = kind === 2 && parent ? "A" : kind === 0 ? "M" : "C";
    menus.push(place(at + 1, parent?.id ?? 0, menuType));
  }
  const all = menus.map(({ id }) => id);
  return fc.record({
    tree: fc.constant(menuIndex(menus)),
    presses: fc.array(fc.constantFrom(...all), { maxLength: 20 }),
    locked: fc.subarray(all),
    isLinked: fc.boolean(),
  });
});

test("whatever is pressed, an entry hangs under entries that are granted, and locked ones stay as they are", () => {
  fc.assert(
    fc.property(cases, ({ tree, presses, locked, isLinked }) => {
      const isLocked = (id: number) => locked.includes(id) && !tree.isFolder(id);
      let granted: ReadonlySet<number> = new Set();
      for (const id of presses) {
        granted = toggleMenu(tree, granted, id, { isLinked, isLocked });
        for (const held of granted) {
          expect(tree.above(held).every((each) => granted.has(each) || isLocked(each))).toBe(true);
          expect(isLocked(held)).toBe(false);
        }
      }
      const rules = rulesOf(tree, granted);
      expect(rulesOf(tree, rules)).toEqual(rules);
      expect(rules.every((id) => granted.has(id))).toBe(true);
      for (const id of granted) if (!tree.isFolder(id)) expect(rules).toContain(id);
    }),
  );
});

test("a linked box that was pressed is checked, and pressed again it is empty; half means some and not all", () => {
  fc.assert(
    fc.property(cases, ({ tree, presses }) => {
      let granted: ReadonlySet<number> = new Set();
      const rightsIn = (id: number) => tree.within(id).filter((each) => !tree.isFolder(each));
      for (const id of presses) {
        const was = markOf(tree, granted, id, true);
        granted = toggleMenu(tree, granted, id, free);
        if (rightsIn(id).length > 0) expect(markOf(tree, granted, id, true)).toBe(was === "checked" ? "none" : "checked");
        for (const each of tree.ids) {
          const rights = rightsIn(each);
          const held = rights.filter((right) => granted.has(right)).length;
          if (rights.length === 0) continue;
          expect(markOf(tree, granted, each, true)).toBe(held === 0 ? "none" : held === rights.length ? "checked" : "half");
        }
      }
    }),
  );
});
