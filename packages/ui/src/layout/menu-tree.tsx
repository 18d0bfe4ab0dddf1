import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { holdsPage } from "./holds-page";
import { MenuIcon } from "./menu-icon";
import { MenuItem } from "./menu-item";
import { MenuLeaf } from "./menu-leaf";
import { MenuList } from "./menu-list";

export interface MenuTreeProps {
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  hasIcons: boolean;
  isOpen(entry: MenuEntry): boolean;
  onToggle(entry: MenuEntry): void;
}

/** The unfolded menu: groups that open one at a time, up to four levels deep. */
export function MenuTree(props: MenuTreeProps) {
  return (
    <MenuList>
      {props.menus.map((entry) => (
        <Entry key={entry.id} entry={entry} level={0} {...props} />
      ))}
    </MenuList>
  );
}

interface EntryProps extends MenuTreeProps {
  entry: MenuEntry;
  level: number;
}

function Entry(props: EntryProps) {
  const { entry, level, active, hasIcons } = props;
  const icon = hasIcons && level === 0 && <MenuIcon name={entry.icon} />;
  return <li>{entry.children.length > 0 ? <Group {...props} icon={icon} /> : <MenuLeaf entry={entry} active={active} icon={icon} />}</li>;
}

function Group({ icon, ...props }: EntryProps & { icon: ReactNode }) {
  const { entry, level, isOpen, onToggle } = props;
  const id = useId();
  const open = isOpen(entry);
  return (
    <>
      <MenuItem asChild data-within={holdsPage(entry, props.active) || undefined}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(entry)}>
          {icon}
          <span data-clip="">{entry.title}</span>
          <Chevron size={14} data-mark="" aria-hidden />
        </button>
      </MenuItem>
      <Box
        id={id}
        display="grid"
        gridTemplateRows={open ? "1fr" : "0fr"}
        visibility={open ? "visible" : "hidden"}
        transition="grid-template-rows .18s ease, visibility .18s"
      >
        <Box overflow="hidden" minHeight={0}>
          <MenuList
            marginInlineStart={props.hasIcons || level > 0 ? "18px" : "12px"}
            paddingInlineStart="2"
            marginBlock="0.5"
            borderInlineStartWidth="1px"
            borderColor="border"
          >
            {entry.children.map((child) => (
              <Entry key={child.id} {...props} entry={child} level={level + 1} />
            ))}
          </MenuList>
        </Box>
      </Box>
    </>
  );
}

const Chevron = chakra(ChevronDown, {
  base: { transition: "transform .16s", "[aria-expanded=true] > &": { transform: "rotate(180deg)" } },
});
