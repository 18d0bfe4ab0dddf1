import { expect, type Locator } from "@playwright/test";

const steps = 10;

/** Drags like a hand, over several frames: the code that follows the pointer reads it once a frame. */
export async function dragOnto(item: Locator, target: Locator) {
  const page = item.page();
  const [from, to] = [await centreOf(item), await centreOf(target)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
}

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks an item up by its handle, to be moved by keys; a handle is disabled until the code that moves items is loaded. */
export async function takeByKey(handle: Locator) {
  await expect(handle).toBeEnabled();
  await handle.focus();
  await handle.page().keyboard.press("Space");
}
