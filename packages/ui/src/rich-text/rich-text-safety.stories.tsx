import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { cleanRichText as cleanOnServer, hostileMarkup } from "@shopkeeper/server/test-markup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paste, teaText, Writing } from "../../.storybook/writing";
import { cleanRichText } from "./clean-rich-text";
import { editorValue } from "./editor-value";
import { openSession } from "./open-session";
import { RichTextView } from "./rich-text-view";

const meta = { title: "Parts/Rich text/Safety", component: RichTextView, args: { html: "" } } satisfies Meta<typeof RichTextView>;
export default meta;
type Story = StoryObj<typeof meta>;

const payloads = Object.entries(hostileMarkup).flatMap(([kind, list]) => list.map((markup, at) => ({ name: `${kind} ${at + 1}`, markup })));

/** Counts the scripts that markup runs during `work`, and until a picture that fails after all of it has reported. */
async function runsDuring(work: () => void | Promise<void>): Promise<number> {
  let runs = 0;
  const before = { alert: window.alert, open: window.open, print: window.print };
  Object.assign(window, { alert: () => (runs += 1), open: () => (runs += 1), print: () => (runs += 1) });
  try {
    await work();
    await pictureFails();
    await nextFrame();
  } finally {
    Object.assign(window, before);
  }
  return runs;
}

const pictureFails = () => new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src: "x" }));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The guard itself: raw markup does run in this page. */
export const TheGuardSees: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.appendChild(document.createElement("div"));
    const runs = await runsDuring(() => {
      place.innerHTML = "<img alt='' src=x onerror=alert(1)><svg onload=alert(1)></svg><details open ontoggle=alert(1)>x</details>";
    });
    place.remove();
    await expect(runs).toBeGreaterThanOrEqual(2);
  },
};

/** Stored text is shown as it is, and cleaning the result of either side again removes nothing. */
export const BothSidesAgree: Story = {
  play: async () => {
    const faults: string[] = [];
    for (const { name, markup } of [...payloads, { name: "tea", markup: teaText }]) {
      const stored = cleanOnServer(markup);
      const shown = cleanRichText(markup);
      if (cleanRichText(stored) !== stored) faults.push(`${name}: the display changes what is stored: ${stored.slice(0, 200)}`);
      if (cleanRichText(shown) !== shown) faults.push(`${name}: the display changes its own: ${shown.slice(0, 200)}`);
      // the server limits the nesting of elements
      if (!name.startsWith("sizes") && cleanOnServer(shown) !== shown)
        faults.push(`${name}: the server changes what is shown: ${shown.slice(0, 200)}`);
    }
    await expect(faults).toEqual([]);
    await expect(cleanRichText(teaText)).toBe(teaText);
  },
};

/** Shown without a server before it, none of it runs. */
export const NothingRunsWhereItIsShown: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.appendChild(document.createElement("div"));
    const runs = await runsDuring(async () => {
      for (const { markup } of payloads) {
        place.innerHTML = cleanRichText(markup);
        await nextFrame();
      }
    });
    place.remove();
    await expect(runs).toBe(0);
  },
};

/** Opened in the editor none of it runs, and the editor's value is what the server would store. */
export const NothingRunsWhereItIsWritten: Story = {
  play: async ({ canvasElement }) => {
    const faults: string[] = [];
    const runs = await runsDuring(async () => {
      for (const { name, markup } of payloads) {
        const place = canvasElement.appendChild(document.createElement("div"));
        const begun = performance.now();
        const { editor } = openSession(markup, () => ({ media: {}, placeholder: "", onChange: undefined }));
        editor.mount(place);
        editor.commands.insertContentAt(0, "茶");
        const value = editorValue(editor);
        // the server limits the number of elements
        if (!name.startsWith("sizes") && cleanOnServer(value) !== value)
          faults.push(`${name}: ${value.slice(0, 300)}\n→ ${cleanOnServer(value).slice(0, 300)}`);
        if (performance.now() - begun > 60_000) faults.push(`${name} took ${performance.now() - begun} ms`);
        await nextFrame();
        editor.destroy();
        place.remove();
      }
    });
    await expect(runs).toBe(0);
    await expect(faults).toEqual([]);
  },
};

/** None of it runs when it is pasted. */
export const NothingRunsWhenPasted: Story = {
  render: () => <Writing value="" />,
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "商品详情" });
    const faults: string[] = [];
    const runs = await runsDuring(async () => {
      for (const { name, markup } of payloads) {
        getSelection()?.selectAllChildren(text);
        paste(text, { html: markup, text: "x" });
        await nextFrame();
        if (text.querySelector("script, iframe, object, embed, form, svg:not(.lucide), [onerror], [onload], [onclick], [srcdoc]"))
          faults.push(name);
      }
    });
    await expect(runs).toBe(0);
    await expect(faults).toEqual([]);
    paste(text, { html: "<p>完</p>" });
    await waitFor(() => expect(canvas.getByTestId("value")).toHaveTextContent("完"));
    await expect(canvas.getByTestId("value")).not.toHaveTextContent("javascript:");
    getSelection()?.selectAllChildren(text);
    paste(text, { html: "<p>茶</p>", text: "茶" });
  },
};

/** Text of another provider is cleaned before it is shown. */
export const Shown: Story = {
  args: { html: `${teaText}<script>alert(1)</script><p style="position:fixed;inset:0;z-index:9">盖住</p>` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("盖住")).toHaveStyle({ position: "static" });
    await expect(canvas.getByRole("link", { name: "龙井茶志" })).toHaveAttribute("target", "_blank");
  },
};
export const ShownEmpty: Story = { play: async ({ canvas }) => expect(canvas.getByText(textOf(richTextText, "empty"))).toBeVisible() };
