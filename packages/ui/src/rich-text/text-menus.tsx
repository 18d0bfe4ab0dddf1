import { useText } from "@shopkeeper/hooks/texts";
import { editorFonts, editorLineHeights, editorSizes, richTextText } from "@shopkeeper/hooks/rich-text";
import { ChoiceMenu } from "./choice-menu";
import { useToolbar } from "./toolbar-context";

const levels = [1, 2, 3, 4, 5, 6] as const;
const headingSizes = ["", "1.5em", "1.3em", "1.15em", "1.05em", "1em", "0.95em"];

/** The format of a paragraph and its letters: heading, font, size, line height. */
export function TextMenus() {
  const t = useText(richTextText);
  const { state, session } = useToolbar();
  const chain = () => session.editor.chain().focus();
  return (
    <>
      <ChoiceMenu
        tool="block"
        label={t("tools.block")}
        value={String(state.heading)}
        choices={[
          { value: "0", label: t("blocks.paragraph") },
          ...levels.map((level) => ({
            value: String(level),
            label: t("blocks.heading", { level }),
            style: { fontSize: headingSizes[level], fontWeight: 600 },
          })),
        ]}
        onChoose={(value) => {
          const level = levels.find((one) => String(one) === value);
          (level ? chain().setHeading({ level }) : chain().setParagraph()).run();
        }}
      />
      <ChoiceMenu
        tool="font"
        label={t("tools.font")}
        value={state.font}
        other={t("fonts.other")}
        choices={[
          { value: "", label: t("fonts.normal") },
          ...fontKeys.map((key) => ({ value: editorFonts[key], label: t(`fonts.${key}`), style: { fontFamily: editorFonts[key] } })),
        ]}
        onChoose={(value) => (value ? chain().setFontFamily(value) : chain().unsetFontFamily()).run()}
      />
      <ChoiceMenu
        tool="size"
        label={t("tools.size")}
        value={state.size}
        choices={[{ value: "", label: t("sizes.normal") }, ...editorSizes.map((value) => ({ value, label: value }))]}
        onChoose={(value) => (value ? chain().setFontSize(value) : chain().unsetFontSize()).run()}
      />
      <ChoiceMenu
        tool="lineHeight"
        label={t("tools.lineHeight")}
        value={state.lineHeight}
        choices={[{ value: "", label: t("sizes.lineHeight") }, ...editorLineHeights.map((value) => ({ value, label: value }))]}
        onChoose={(value) => (value ? chain().setLineHeight(value) : chain().unsetLineHeight()).run()}
      />
    </>
  );
}

const fontKeys = ["hei", "song", "kai", "fang", "arial", "times", "courier"] as const;
