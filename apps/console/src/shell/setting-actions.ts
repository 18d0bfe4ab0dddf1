import { type Language, switchLanguage, type Text } from "@shopkeeper/hooks/texts";
import type { LayoutSettings, PaletteAction, settingsText } from "@shopkeeper/hooks/layout";
import { layoutSettings } from "../appearance/layout-settings";

type SettingsText = Text<(typeof settingsText)["zh"]>;

/** Every layout setting as an action of the menu search. */
export function settingActions(t: SettingsText): readonly PaletteAction[] {
  const now = layoutSettings.current();
  const choice = (key: string, title: string, change: Partial<LayoutSettings>): PaletteAction => ({
    key,
    title,
    group: "setting",
    run: () => layoutSettings.change(change),
  });
  const switches = (["topNav", "tagsView", "fixedHeader", "sidebarLogo", "navIcon"] as const).map((key) =>
    choice(key, t(now[key] ? "turnOff" : "turnOn", { name: t(`layout.${key}`) }), { [key]: !now[key] }),
  );
  const language = (key: Language, title: string): PaletteAction => ({
    key: `language.${key}`,
    title: `${t("language.title")} · ${title}`,
    group: "setting",
    run: () => switchLanguage(key),
  });
  return [
    ...(["light", "dark", "system"] as const).map((colorMode) =>
      choice(`color.${colorMode}`, `${t("color.title")} · ${t(`color.${colorMode}`)}`, { colorMode }),
    ),
    ...(["mini", "small", "medium"] as const).map((size) => choice(`size.${size}`, `${t("size.title")} · ${t(`size.${size}`)}`, { size })),
    ...(["letters", "chinese"] as const).map((numberUnits) =>
      choice(`numbers.${numberUnits}`, `${t("numbers.title")} · ${t(`numbers.${numberUnits}`)}`, { numberUnits }),
    ),
    ...switches,
    language("zh-CN", t("language.zh")),
    language("en", t("language.en")),
  ];
}
