import { textOf, useText } from "@shopkeeper/hooks/texts";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { emoji, richTextText, specialSigns } from "@shopkeeper/hooks/rich-text";
import { CalendarClock, Omega, Smile } from "lucide-react";
import { openMenu } from "../core/open-menu";
import { GlyphMenu } from "./glyph-menu";
import { ToolButton } from "./tool-button";
import { useToolbar } from "./toolbar-context";

const signGroups = ["common", "money", "maths", "arrows", "order", "marks"] as const;
const emojiGroups = ["faces", "hands", "hearts", "shop", "food", "things"] as const;

/** Tools that insert text: special characters, emoji, the time. */
export function InsertMenus() {
  const t = useText(richTextText);
  const { editor } = useToolbar().session;
  // as text: a "<" is no markup
  const insert = (text: string) => editor.chain().focus().insertContent({ type: "text", text }).run();
  return (
    <>
      <GlyphMenu
        tool="signs"
        label={t("tools.signs")}
        icon={<Omega size={16} aria-hidden />}
        groups={signGroups.map((key) => ({ label: t(`signs.${key}`), signs: specialSigns[key] }))}
        onChoose={insert}
      />
      <GlyphMenu
        tool="emoji"
        label={t("tools.emoji")}
        icon={<Smile size={16} aria-hidden />}
        groups={emojiGroups.map((key) => ({ label: t(`emoji.${key}`), signs: emoji[key] }))}
        onChoose={insert}
      />
      <ToolButton
        tool="date"
        label={t("tools.date")}
        icon={<CalendarClock size={16} aria-hidden />}
        opens="menu"
        isChoice
        onPress={({ currentTarget }) =>
          openMenu(currentTarget, {
            label: t("tools.date"),
            items: timesNow().map((text) => ({ key: text, label: text, onChoose: () => void insert(text) })),
          })
        }
      />
    </>
  );
}

/** The current time in the formats that shops use, at +08:00. */
function timesNow(): readonly string[] {
  const [date = "", time = ""] = wireTime(new Date()).split(" ");
  const [year = "", month = "", day = ""] = date.split("-");
  const long = textOf(richTextText, "date.long", { year, month: Number(month), day: Number(day) });
  return [...new Set([date, `${date} ${time.slice(0, 5)}`, long, time.slice(0, 5)])];
}
