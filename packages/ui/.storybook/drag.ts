import { fireEvent } from "storybook/test";

/** Presses on one element and carries the pointer to another, as slowly as a person; then lets go. */
export async function drag(from: HTMLElement, to: HTMLElement, before?: () => unknown) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const pointer = (type: "pointerDown" | "pointerMove" | "pointerUp", x: number, y: number) =>
    fireEvent[type](type === "pointerDown" ? from : window, {
      pointerId: 1,
      pointerType: "mouse",
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientX: x,
      clientY: y,
    });
  await pointer("pointerDown", start.x, start.y);
  for (let step = 1; step <= 20; step += 1) {
    await pointer("pointerMove", start.x + ((end.x - start.x) * step) / 20, start.y + ((end.y - start.y) * step) / 20);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await before?.();
  await pointer("pointerUp", end.x, end.y);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

function middleOf(element: HTMLElement) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
