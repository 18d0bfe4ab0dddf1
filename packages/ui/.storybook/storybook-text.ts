import { catalogue } from "@shopkeeper/hooks/core";

/** What the Storybook itself says around its stories. */
export const storybookText = catalogue("storybook", {
  open: { zh: "打开", en: "Open" },
  chosen: { zh: "已选 {{count}} 项", en: "{{count}} picked" },
});
