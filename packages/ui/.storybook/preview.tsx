import { switchLanguage } from "@shopkeeper/hooks/texts";
import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";
import { type ComponentProps, Fragment, lazy, StrictMode, Suspense } from "react";
import { configure, expect, waitFor } from "storybook/test";
import { closeMenu } from "../src/core/open-menu";
import { toaster } from "../src/core/show-toast";
import { UiProvider } from "../src/core/ui-provider";
import { applyAppearance, defaultAppearance } from "../src/theme/appearance";
import { cutOff } from "./cut-off";
import { faultyCards } from "./faulty-cards";
import { settled } from "./settled";
import { untranslated } from "./untranslated";
import { watchConsole } from "./watch-console";

// a limit for content that never comes; the first story of a page waits for the server to boot
configure({ asyncUtilTimeout: 60_000 });

const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;
// opening a single story does not wait for the blocks of docs pages
const docs = () => import("./docs-page");
const DocsPage = lazy(() => docs().then((file) => ({ default: file.DocsPage })));
const DocsContent = lazy(() => docs().then((file) => ({ default: file.DocsContent })));
const container = (props: ComponentProps<typeof DocsPage>) => (
  <Suspense fallback={null}>
    <DocsPage {...props} />
  </Suspense>
);

// StrictMode, as in the apps; STORYBOOK_STRICT=1 plays stories in it, except those with `strict: false`
const isStrict = import.meta.env.STORYBOOK_STRICT !== undefined;

const rulesOfColours = ["color-contrast", "link-in-text-block"];

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    docs: { container, page: () => <DocsContent /> },
    viewport: { options: { phone: { name: "375 px", styles: { width: "375px", height: "812px" } } } },
    controls: { expanded: true, disableSaveFromUI: true },
    a11y: { test: isTest ? "off" : "error" }, // a test checks when the story has settled: see `afterEach`
    options: { storySort: { order: ["Introduction", "Foundations", "Parts", "Pickers", "Screens"] } },
  },
  // STORYBOOK_LANGUAGE=en runs the plays in English
  initialGlobals: {
    colorMode: "light",
    language: import.meta.env.STORYBOOK_LANGUAGE ?? "zh-CN",
    density: "mini",
    a11y: { manual: !isTest }, // a person presses the button of the panel
  },
  globalTypes: {
    colorMode: {
      description: "Colour mode",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    language: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "zh-CN", title: "中文" },
          { value: "en", title: "English" },
        ],
      },
    },
    density: {
      description: "Density",
      toolbar: {
        icon: "grow",
        dynamicTitle: true,
        items: [
          { value: "mini", title: "Mini" },
          { value: "small", title: "Small" },
          { value: "medium", title: "Medium" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const Mode = isStrict && parameters.strict !== false ? StrictMode : Fragment;
      return (
        <Mode>
          <UiProvider appearance={{ colorMode: globals.colorMode, density: globals.density }}>
            <Story />
          </UiProvider>
        </Mode>
      );
    },
  ],
  beforeEach: ({ globals, tags }) => {
    closeMenu();
    toaster.remove();
    document.title = "Shopkeeper";
    document.documentElement.lang = globals.language;
    switchLanguage(globals.language);
    return isTest && isState(tags) ? watchConsole() : undefined;
  },
  /**
   * Each story is checked by axe, its colours in the other mode as well, and in the other language that no sentence is missing;
   * on a phone that nothing is cut off and the cards of a list stay low. A state that other stories prove is rendered, and checked
   * by axe once.
   */
  afterEach: async (context) => {
    if (!isTest) return; // a person who opens a story wants it to stay as it is
    if (isState(context.tags)) {
      await settled(context.canvasElement);
      await waitFor(() => expect(context.canvasElement).toSatisfy(isRendered));
      await settled(context.canvasElement);
      await checkByAxe(context);
      return;
    }
    const { colorMode, language, density } = context.globals;
    const isPhone = context.globals.viewport?.value === "phone";
    await settled(context.canvasElement);
    await checkByAxe(context);
    if (isPhone) {
      if (document.documentElement.scrollWidth > innerWidth) throw new Error(`The page is ${document.documentElement.scrollWidth} px wide`);
      const lost = cutOff(document.body);
      if (lost.length > 0) throw new Error(`Cut off at ${innerWidth} px: ${lost.join(", ")}`);
      const cards = faultyCards(document.body);
      if (cards.length > 0) throw new Error(`Cards that do not fit: ${cards.join(", ")}`);
    }
    applyAppearance({ ...defaultAppearance, density, colorMode: colorMode === "dark" ? "light" : "dark" });
    await settled(context.canvasElement);
    try {
      await checkByAxe(context, rulesOfColours);
    } finally {
      applyAppearance({ ...defaultAppearance, density, colorMode });
    }
    switchLanguage(language === "en" ? "zh-CN" : "en");
    await settled(context.canvasElement);
    const missing = untranslated(document.body);
    const otherCards = isPhone ? faultyCards(document.body) : [];
    switchLanguage(language);
    if (otherCards.length > 0) throw new Error(`Cards that do not fit in the other language: ${otherCards.join(", ")}`);
    if (missing.length > 0) throw new Error(`Shown as keys in the other language: ${missing.join(", ")}`);
  },
};

/** A story for designers: its tag `!test` means that it has no behaviour of its own. */
const isState = (tags: readonly string[]) => !tags.includes("test");

const isRendered = (canvas: HTMLElement) =>
  document.querySelector("dialog[open]") !== null || [...canvas.querySelectorAll("*")].some((part) => part.clientHeight > 0);

/** Only violations are described: describing the passed checks takes longer than the checks. */
function checkByAxe(context: Parameters<typeof checkAccessibility>[0], runOnly?: string[]) {
  const options = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
  return checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: { test: "error", options } } });
}
export default preview;
