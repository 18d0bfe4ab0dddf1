import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { MenuIcon } from "../icons/menu-icon";
import { styled } from "../theme/styled";
import { containsPage } from "./contains-page";
import { MenuItem } from "./menu-item";
import { MenuLeaf } from "./menu-leaf";
import { MenuList } from "./menu-list";
import { WaitingBadge } from "./waiting-badge";

export interface MenuTreeProps {
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  hasIcons: boolean;
  isOpen(entry: MenuEntry): boolean;
  onToggle(entry: MenuEntry): void;
}

/** The unfolded menu: groups that open one at a time, up to four levels deep. */
export function MenuTree({ menus, ...props }: MenuTreeProps) {
  return (
    <MenuList>
      {menus.map((entry) => (
        <Entry key={entry.id} {...props} entry={entry} level={0} active={activeIn(entry, props.active)} />
      ))}
    </MenuList>
  );
}

const activeIn = (entry: MenuEntry, active: string | undefined) => (containsPage(entry, active) ? active : undefined);

interface EntryProps extends Omit<MenuTreeProps, "menus"> {
  entry: MenuEntry;
  level: number;
}

/** An entry. Only entries on the path to the active page get `active`, so that the others do not render again. */
const Entry = memo(function Entry(props: EntryProps) {
  const { entry, level, active, hasIcons } = props;
  const icon = hasIcons && level === 0 && <MenuIcon name={entry.icon} />;
  return <li>{entry.children.length > 0 ? <Group {...props} icon={icon} /> : <MenuLeaf entry={entry} active={active} icon={icon} />}</li>;
});

function Group({ icon, ...props }: EntryProps & { icon: ReactNode }) {
  const { entry, level, isOpen, onToggle } = props;
  const id = useId();
  const open = isOpen(entry);
  return (
    <>
      <MenuItem
        as="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-within={props.active !== undefined || undefined}
        onClick={() => onToggle(entry)}
      >
        {icon}
        <span data-clip="">{entry.title}</span>
        {!open && <WaitingBadge count={entry.waiting} />}
        <Chevron size={14} data-mark="" aria-hidden />
      </MenuItem>
      <Fold id={id} data-open={open || undefined}>
        <div>
          <Branch style={{ marginInlineStart: props.hasIcons || level > 0 ? 18 : 12 }}>
            {entry.children.map((child) => (
              <Entry key={child.id} {...props} entry={child} level={level + 1} active={activeIn(child, props.active)} />
            ))}
          </Branch>
        </div>
      </Fold>
    </>
  );
}

const Chevron = styled(ChevronDown, {
  base: { transition: "transform .16s", "[aria-expanded=true] > &": { transform: "rotate(180deg)" } },
});

const Fold = styled("div", {
  base: {
    display: "grid",
    gridTemplateRows: "0fr",
    visibility: "hidden",
    transition: "grid-template-rows .18s ease, visibility .18s",
    "&[data-open]": { gridTemplateRows: "1fr", visibility: "visible" },
    "& > div": { overflow: "hidden", minHeight: 0 },
  },
});

const Branch = styled(MenuList, {
  base: { paddingInlineStart: "2", marginBlock: "0.5", borderInlineStartWidth: "1px", borderColor: "border" },
});
