import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { icons, type SimpleTool } from "./simple-tools";
import { ToolButton } from "./tool-button";
import { useToolbar } from "./toolbar-context";

/** Tools with a single action each. A press with the pointer keeps the cursor in the text, a press by key keeps the focus on the tool. */
export function SimpleToolButtons({ tools }: { tools: readonly SimpleTool[] }) {
  const t = useText(richTextText);
  const { state, session } = useToolbar();
  const { editor } = session;
  return tools.map(({ key, shortcut, isOn, isOff, run }) => {
    const Icon = icons[key];
    return (
      <ToolButton
        key={key}
        tool={key}
        label={t(`tools.${key}`)}
        icon={<Icon size={16} aria-hidden />}
        {...(shortcut ? { shortcut } : {})}
        {...(isOn ? { isOn: isOn(state) } : {})}
        isOff={isOff?.(state) ?? false}
        onPress={({ detail }) => {
          const chain = editor.chain();
          run(detail > 0 ? chain.focus() : chain, editor).run();
        }}
      />
    );
  });
}
