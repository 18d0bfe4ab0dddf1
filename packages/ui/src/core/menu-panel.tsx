import { Menu } from "@chakra-ui/react/menu";
import { createPortal } from "react-dom";
import { Chakra } from "../theme/chakra";
import { anchorOf } from "./anchor-of";
import { closeMenu, type MenuLine, type OpenedMenu } from "./open-menu";
import { useExpanded } from "./use-expanded";

/** The menu that is open. */
export function MenuPanel({ menu }: { menu: OpenedMenu }) {
  const { anchor, at, label, items, head, from } = menu;
  const { ids, layer } = anchorOf(anchor);
  useExpanded(anchor);
  const chosen = items.findIndex((item) => item.isChosen);
  const enabled = items.findIndex((item) => !item.isDisabled);
  const isChoice = items.some((item) => item.isChosen !== undefined);
  const choose = (item: MenuLine) => {
    closeMenu(menu);
    anchor.focus(); // a dialog opened by the choice restores the focus there
    if (!item.isBusy) item.onChoose();
  };
  const lines = items.map((item, place) => <Line key={item.key} item={item} value={String(place)} onChoose={() => choose(item)} />);
  return createPortal(
    <Chakra>
      <Menu.Root
        open
        ids={ids}
        aria-label={label}
        loopFocus
        defaultHighlightedValue={String(from === "end" ? items.length - 1 : chosen < 0 ? enabled : chosen)}
        positioning={{
          strategy: "fixed",
          placement: at ? "bottom-start" : "bottom-end",
          gutter: at ? 0 : 4,
          ...(at && { getAnchorRect: () => ({ ...at, width: 0, height: 0 }) }),
        }}
        onEscapeKeyDown={() => anchor.focus()}
        onOpenChange={() => closeMenu(menu)}
      >
        <Menu.Positioner>
          {/* named by its label, not by its anchor */}
          <Menu.Content ref={focus} aria-labelledby="">
            {head}
            {isChoice ? <Menu.RadioItemGroup value={String(chosen)}>{lines}</Menu.RadioItemGroup> : lines}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Chakra>,
    layer,
  );
}

// at once: the machine focuses a frame later, and keys pressed until then would be lost
const focus = (content: HTMLElement | null) => content?.focus({ preventScroll: true });

interface LineProps {
  item: MenuLine;
  value: string;
  onChoose: () => void;
}

function Line({ item, value, onChoose }: LineProps) {
  const Item = item.isChosen === undefined ? Menu.Item : Menu.RadioItem;
  return (
    <>
      {item.isSeparated && <Menu.Separator />}
      {/* by the press itself: Chakra's onSelect gives the highlighted line, which a press without a pointer does not set */}
      <Item
        value={value}
        disabled={item.isDisabled ?? false}
        data-tone={item.isDanger ? "danger" : undefined}
        onClick={() => item.isDisabled || onChoose()}
      >
        {item.icon}
        <span style={item.style}>{item.label}</span>
      </Item>
    </>
  );
}
