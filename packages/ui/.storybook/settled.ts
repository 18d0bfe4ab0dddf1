const timeoutMs = 60_000;

/** Waits until a story's shop is open and its first rows are rendered. */
export async function settled(canvas: HTMLElement): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (canvas.querySelector("[data-opening]") && performance.now() < end) await pause(20);
  // a story that loads for ever on purpose is marked; every other story gets its rows
  const isStalled = canvas.querySelector("[data-stalled]") !== null;
  while (!isStalled && document.querySelector("[data-skeleton], [data-busy]") && performance.now() < end) await pause(20);
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
